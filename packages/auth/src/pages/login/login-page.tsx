import { TextLink, useNextPages } from '@huella/ui';
import { useLocation } from 'react-router-dom';
import { AuthFrame } from '../../components/auth-frame/auth-frame.tsx';
import { FormLinks } from '../../components/auth-frame/form-links.tsx';
import { copy } from '../../copy.ts';
import { LoginForm } from '../../forms/login-form/login-form.tsx';
import { returnPathOf } from '../../guard/return-path.ts';
import { useLeadOn } from '../../guard/use-lead-on.ts';
import { useRequestedPath } from '../../guard/use-requested-path.ts';
import { authPaths } from '../../paths.ts';
import { loadRecover, loadRegister, loadSlides } from '../load-pages.ts';
import { SessionEndAlert } from './session-end-alert.tsx';

/** Specification §2, D41. */
export function LoginPage() {
  const leadOn = useLeadOn();
  const { search } = useLocation();
  const returnTo = useRequestedPath();
  useNextPages(loadRegister, loadRecover, loadSlides);
  return (
    <AuthFrame title={copy.login.title}>
      <SessionEndAlert />
      <LoginForm onDone={() => void leadOn(returnPathOf(search))} />
      <FormLinks>
        <TextLink to={authPaths.recover.href(returnTo)}>{copy.login.forgot}</TextLink>
        <p>
          {copy.login.newHere}{' '}
          <TextLink to={authPaths.register.href(returnTo)}>{copy.login.register}</TextLink>
        </p>
        <TextLink to={authPaths.slides.href(returnTo)}>{copy.login.slides}</TextLink>
      </FormLinks>
    </AuthFrame>
  );
}
