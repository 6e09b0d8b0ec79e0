import { EntryField, SubmitButton } from '@huella/ui';
import { copy } from '../../copy.ts';
import { registerFailure } from '../failure-texts.ts';
import { FormFrame } from '../late-form/form-frame.tsx';
import { useLateForm } from '../late-form/use-late-form.ts';
import { loadRegisterCode } from './load-register-code.ts';

/** Email, password and the password again (specification §2, §5). `onDone` runs when the account is there. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { form, messages, busy } = useLateForm({ load: loadRegisterCode, explain: registerFailure, onDone });
  return (
    <FormFrame {...form}>
      <EntryField
        name="email"
        label={copy.email}
        type="email"
        autoComplete="username"
        error={messages.email}
      />
      <EntryField
        name="password"
        label={copy.password}
        type="password"
        autoComplete="new-password"
        hint={copy.register.passwordHint}
        error={messages.password}
      />
      <EntryField
        name="confirm"
        label={copy.register.confirm}
        type="password"
        autoComplete="new-password"
        error={messages.confirm}
      />
      <SubmitButton busy={busy} busyLabel={copy.register.busy}>
        {copy.register.submit}
      </SubmitButton>
    </FormFrame>
  );
}
