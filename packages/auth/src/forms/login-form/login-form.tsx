import { UncontrolledField, SubmitButton } from '@huella/ui';
import { copy } from '../../copy.ts';
import { loginFailure } from '../failure-texts.ts';
import { FormFrame } from '../deferred-form/form-frame.tsx';
import { useDeferredForm } from '../deferred-form/use-deferred-form.ts';

const load = async () => (await import('./login-submit.ts')).loginSubmit;

/** Specification §2, §5. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { form, messages, busy } = useDeferredForm({ load, explain: loginFailure, onDone });
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
        autoComplete="current-password"
        enterKeyHint="go"
        error={messages.password}
      />
      <SubmitButton busy={busy} busyLabel={copy.login.busy}>
        {copy.login.submit}
      </SubmitButton>
    </FormFrame>
  );
}
