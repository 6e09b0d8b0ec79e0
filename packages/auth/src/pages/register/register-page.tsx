import { styled } from '@mui/material/styles';
import { TextLink, toast } from '@huella/ui';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { AuthFrame } from '../../components/auth-frame/auth-frame.tsx';
import { FormLinks } from '../../components/auth-frame/form-links.tsx';
import { Outcome } from '../../components/outcome/outcome.tsx';
import { copy } from '../../copy.ts';
import { RegisterForm } from '../../forms/register-form/register-form.tsx';
import { pathAfterRegistration } from '../../guard/path-after-registration.ts';
import { useLeadOn } from '../../guard/use-lead-on.ts';
import { useRequestedPath } from '../../guard/use-requested-path.ts';
import { authPaths } from '../../paths.ts';
import { selectSession, type WithSession } from '../../session/session-slice.ts';

const Next = styled('p')(({ theme }) => ({ margin: '0 0 16px', color: theme.palette.text.secondary }));

/** Specification §2, §8; decision 056. */
export function RegisterPage() {
  const leadOn = useLeadOn();
  const store = useStore<WithSession>();
  const returnTo = useRequestedPath();
  const [isWaiting, setWaiting] = useState(false);
  const login = authPaths.login.href(returnTo);

  /** Asks for a login if the automatic sign-in failed. */
  function goOn() {
    if (selectSession(store.getState()).token === null) return setWaiting(true);
    toast.success(copy.register.success);
    void leadOn(pathAfterRegistration(returnTo));
  }

  return (
    <AuthFrame title={copy.register.title} size="small">
      {isWaiting ? (
        <Outcome text={copy.register.success} action={{ label: copy.register.login, to: login }} />
      ) : (
        <>
          <Next>{copy.register.next}</Next>
          <RegisterForm onDone={goOn} />
          <FormLinks>
            <p>
              {copy.register.hasAccount} <TextLink to={login}>{copy.register.login}</TextLink>
            </p>
          </FormLinks>
        </>
      )}
    </AuthFrame>
  );
}
