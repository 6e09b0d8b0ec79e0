import type { TwoSteps } from '@huella/ui';
import { useEffect, useEffectEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { externalPaths } from '../../paths.ts';

/**
 * Puts home in the place of the whole flow: its second step is an entry of the history too, and whoever goes back from home
 * after contracting must not land in a form that is done.
 */
export function LeaveFlow({ steps }: { steps: TwoSteps<'pet' | 'plan'> }) {
  const isSecond = steps.current === 'plan';
  const goBack = useEffectEvent(() => steps.toFirst());
  useEffect(() => {
    if (isSecond) goBack();
  }, [isSecond]);
  return isSecond ? null : <Navigate to={externalPaths.home} replace />;
}
