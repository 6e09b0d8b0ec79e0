import { EntryField, SubmitButton } from '@huella/ui';
import { copy } from '../../copy.ts';
import { loginFailure } from '../failure-texts.ts';
import { FormFrame } from '../late-form/form-frame.tsx';
import { useLateForm } from '../late-form/use-late-form.ts';
import { loadLoginCode } from './load-login-code.ts';

/** Email and password (specification §2, §5). `onDone` runs when the session is there. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { form, messages, busy } = useLateForm({ load: loadLoginCode, explain: loginFailure, onDone });
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
        autoComplete="current-password"
        error={messages.password}
      />
      <SubmitButton busy={busy} busyLabel={copy.login.busy}>
        {copy.login.submit}
      </SubmitButton>
    </FormFrame>
  );
}
