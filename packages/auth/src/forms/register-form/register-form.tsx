import { UncontrolledField, SubmitButton } from '@huella/ui';
import { copy } from '../../copy.ts';
import { registerFailure } from '../failure-texts.ts';
import { FormFrame } from '../deferred-form/form-frame.tsx';
import { useDeferredForm } from '../deferred-form/use-deferred-form.ts';

const load = async () => (await import('./register-submit.ts')).registerSubmit;

/** Specification §2, §5. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { form, messages, busy } = useDeferredForm({
    load,
    explain: registerFailure,
    onDone,
  });
  return (
    <FormFrame {...form}>
      <UncontrolledField
        name="email"
        label={copy.email}
        type="email"
        autoComplete="username"
        enterKeyHint="next"
        error={messages.email}
      />
      <UncontrolledField
        name="password"
        label={copy.password}
        type="password"
        autoComplete="new-password"
        enterKeyHint="next"
        hint={copy.register.passwordHint}
        error={messages.password}
      />
      <UncontrolledField
        name="confirm"
        label={copy.register.confirm}
        type="password"
        autoComplete="new-password"
        enterKeyHint="go"
        error={messages.confirm}
      />
      <SubmitButton busy={busy} busyLabel={copy.register.busy}>
        {copy.register.submit}
      </SubmitButton>
    </FormFrame>
  );
}
