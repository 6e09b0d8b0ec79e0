import { useEffect, useEffectEvent } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

export interface LeaveFlowProps {
  /** How many entries of the history belong to the flow: `steps.entries`. */
  entries: number;
  to: string;
}

/**
 * Puts a screen in the place of a whole flow that is done: its steps are entries of the history too, and back must not lead into
 * a form that was sent.
 */
export function LeaveFlow({ entries, to }: LeaveFlowProps) {
  const navigate = useNavigate();
  const goBack = useEffectEvent(() => navigate(1 - entries));
  const hasSteps = entries > 1;
  useEffect(() => {
    if (hasSteps) goBack();
  }, [hasSteps]);
  return hasSteps ? null : <Navigate to={to} replace />;
}
