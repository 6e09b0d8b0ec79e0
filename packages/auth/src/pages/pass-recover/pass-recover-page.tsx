import { TextLink } from '@huella/ui';
import { useState } from 'react';
import { AuthFrame } from '../../components/auth-frame/auth-frame.tsx';
import { BelowForm } from '../../components/auth-frame/below-form.tsx';
import { Outcome } from '../../components/outcome/outcome.tsx';
import { copy } from '../../copy.ts';
import { RecoverForm } from '../../forms/recover-form/recover-form.tsx';
import { useReturn } from '../../guard/use-return.ts';
import { authPaths } from '../../paths.ts';

/** Specification §2, §8. The answer is the same for unknown accounts (D79). */
export function PassRecoverPage() {
  const [done, setDone] = useState(false);
  const login = authPaths.login.href(useReturn());
  return (
    <AuthFrame title={copy.recover.title} size="small" withPlans={false}>
      {done ? (
        <Outcome text={copy.recover.success} action={{ label: copy.recover.back, to: login }} />
      ) : (
        <>
          <p>{copy.recover.explanation}</p>
          <RecoverForm onDone={() => setDone(true)} />
          <BelowForm>
            <TextLink to={login}>{copy.recover.back}</TextLink>
          </BelowForm>
        </>
      )}
    </AuthFrame>
  );
}
