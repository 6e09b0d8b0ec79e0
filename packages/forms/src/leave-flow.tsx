import { isOpenedFrom } from '@huella/ui';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

export interface LeaveFlowProps {
  /** How many entries of the history belong to the flow: `steps.entries`. */
  entries: number;
  to: string;
  state?: object;
}

/** Replaces a finished flow in the history, or goes back to the screen that opened it (`openedFrom`). */
export function LeaveFlow({ entries, to, state }: LeaveFlowProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const left = isOpenedFrom(to, location.state) ? entries : entries - 1;
  const goBack = useEffectEvent(() => navigate(-left));
  const isBelow = left > 0;
  useEffect(() => {
    if (isBelow) goBack();
  }, [isBelow]);
  return isBelow ? null : <Navigate to={to} replace state={state} />;
}
