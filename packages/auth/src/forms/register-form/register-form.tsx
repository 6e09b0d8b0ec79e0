import { PasswordField, SubmitButton, TextField } from '@huella/ui';
import { copy } from '../../copy.ts';
import { registerFailure } from '../failure-texts.ts';
import { FormFrame } from '../lazy-form/form-frame.tsx';
import { useLazyForm } from '../lazy-form/use-lazy-form.ts';
import { loadRegisterCode } from './load-register-code.ts';

/** Email, password and the password again (specification §2, §5). `onDone` runs when the account is there. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { control, busy, failure, submit } = useLazyForm({
    defaultValues: { email: '', password: '', confirm: '' },
    load: loadRegisterCode,
    explain: registerFailure,
    onDone,
  });
  return (
    <FormFrame failure={failure} onSubmit={submit}>
      <TextField control={control} name="email" label={copy.email} type="email" autoComplete="username" />
      <PasswordField
        control={control}
        name="password"
        label={copy.password}
        hint={copy.register.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        control={control}
        name="confirm"
        label={copy.register.confirm}
        autoComplete="new-password"
      />
      <SubmitButton busy={busy} busyLabel={copy.register.busy}>
        {copy.register.submit}
      </SubmitButton>
    </FormFrame>
  );
}
