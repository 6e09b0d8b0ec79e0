import { UncontrolledField, SubmitButton } from '@huella/ui';
import { copy } from '../../copy.ts';
import { recoverFailure } from '../failure-texts.ts';
import { FormFrame } from '../deferred-form/form-frame.tsx';
import { useDeferredForm } from '../deferred-form/use-deferred-form.ts';

const load = async () => (await import('./recover-submit.ts')).recoverSubmit;

/** Specification §2, §5. */
export function RecoverForm({ onDone }: { onDone: () => void }) {
  const { form, messages, busy } = useDeferredForm({
    load,
    explain: recoverFailure,
    onDone,
  });
  return (
    <FormFrame {...form}>
      <UncontrolledField
        name="email"
        label={copy.email}
        type="email"
        autoComplete="username"
        enterKeyHint="go"
        error={messages.email}
      />
      <SubmitButton busy={busy} busyLabel={copy.recover.busy}>
        {copy.recover.submit}
      </SubmitButton>
    </FormFrame>
  );
}
