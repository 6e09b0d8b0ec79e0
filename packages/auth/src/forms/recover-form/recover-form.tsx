import { EntryField, SubmitButton } from '@huella/ui';
import { copy } from '../../copy.ts';
import { recoverFailure } from '../failure-texts.ts';
import { FormFrame } from '../late-form/form-frame.tsx';
import { useLateForm } from '../late-form/use-late-form.ts';
import { loadRecoverCode } from './load-recover-code.ts';

/** The email of the account (specification §2, §5). `onDone` runs when the server has taken it. */
export function RecoverForm({ onDone }: { onDone: () => void }) {
  const { form, messages, busy } = useLateForm({ load: loadRecoverCode, explain: recoverFailure, onDone });
  return (
    <FormFrame {...form}>
      <EntryField
        name="email"
        label={copy.email}
        type="email"
        autoComplete="username"
        error={messages.email}
      />
      <SubmitButton busy={busy} busyLabel={copy.recover.busy}>
        {copy.recover.submit}
      </SubmitButton>
    </FormFrame>
  );
}
