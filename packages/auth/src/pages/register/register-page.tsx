import { TextLink } from '@huella/ui';
import { useState } from 'react';
import { AuthFrame } from '../../components/auth-frame/auth-frame.tsx';
import { BelowForm } from '../../components/auth-frame/below-form.tsx';
import { Outcome } from '../../components/outcome/outcome.tsx';
import { copy } from '../../copy.ts';
import { RegisterForm } from '../../forms/register-form/register-form.tsx';
import { useReturn } from '../../guard/use-return.ts';
import { authPaths } from '../../paths.ts';

/** /register (specification §2, §8). */
export function RegisterPage() {
  const [done, setDone] = useState(false);
  const login = authPaths.login.href(useReturn());
  return (
    <AuthFrame title={copy.register.title}>
      {done ? (
        <Outcome text={copy.register.success} action={{ label: copy.register.login, to: login }} />
      ) : (
        <>
          <RegisterForm onDone={() => setDone(true)} />
          <BelowForm>
            <p>
              {copy.register.hasAccount} <TextLink to={login}>{copy.register.login}</TextLink>
            </p>
          </BelowForm>
        </>
      )}
    </AuthFrame>
  );
}
