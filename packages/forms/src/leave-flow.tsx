import { isOpenedFrom } from '@huella/ui';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

export interface LeaveFlowProps {
  /** How many entries of the history belong to the flow: `steps.entries`. */
  entries: number;
  to: string;
  /** The navigation state that it is opened with. */
  state?: object;
}

/**
 * Puts a screen in the place of a whole flow that is done: its steps are entries of the history too, and back must not lead into
 * a form that was sent. A flow that was opened on that screen (`openedFrom`) goes back to it: back leads out of it at once.
 */
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
