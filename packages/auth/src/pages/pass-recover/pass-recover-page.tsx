import { TextLink } from '@huella/ui';
import { useState } from 'react';
import { AuthFrame } from '../../components/auth-frame/auth-frame.tsx';
import { FormLinks } from '../../components/auth-frame/form-links.tsx';
import { Outcome } from '../../components/outcome/outcome.tsx';
import { copy } from '../../copy.ts';
import { RecoverForm } from '../../forms/recover-form/recover-form.tsx';
import { useRequestedPath } from '../../guard/use-requested-path.ts';
import { authPaths } from '../../paths.ts';

/** Specification §2, §8. The answer is the same for unknown accounts (D79). */
export function PassRecoverPage() {
  const [done, setDone] = useState(false);
  const login = authPaths.login.href(useRequestedPath());
  return (
    <AuthFrame title={copy.recover.title} size="small" withPlans={false}>
      {done ? (
        <Outcome text={copy.recover.success} action={{ label: copy.recover.back, to: login }} />
      ) : (
        <>
          <p>{copy.recover.explanation}</p>
          <RecoverForm onDone={() => setDone(true)} />
          <FormLinks>
            <TextLink to={login}>{copy.recover.back}</TextLink>
          </FormLinks>
        </>
      )}
    </AuthFrame>
  );
}
