import { PasswordField, SubmitButton, TextField } from '@huella/ui';
import { copy } from '../../copy.ts';
import { loginFailure } from '../failure-texts.ts';
import { FormFrame } from '../lazy-form/form-frame.tsx';
import { useLazyForm } from '../lazy-form/use-lazy-form.ts';
import { loadLoginCode } from './load-login-code.ts';

/** Email and password (specification §2, §5). `onDone` runs when the session is there. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { control, busy, failure, submit } = useLazyForm({
    defaultValues: { email: '', password: '' },
    load: loadLoginCode,
    explain: loginFailure,
    onDone,
  });
  return (
    <FormFrame failure={failure} onSubmit={submit}>
      <TextField control={control} name="email" label={copy.email} type="email" autoComplete="username" />
      <PasswordField
        control={control}
        name="password"
        label={copy.password}
        autoComplete="current-password"
      />
      <SubmitButton busy={busy} busyLabel={copy.login.busy}>
        {copy.login.submit}
      </SubmitButton>
    </FormFrame>
  );
}
