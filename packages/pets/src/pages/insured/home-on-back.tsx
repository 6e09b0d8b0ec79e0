import { isOpenedFrom, leavingSaved, NavigationBlocker, type Move } from '@huella/ui';
import { NavigationType, useLocation, useNavigate } from 'react-router-dom';
import { externalPaths } from '../../paths.ts';

/** Leads back home, whatever the way began with: a screen before it, as the choice of a plan, is done with. */
export function HomeOnBack() {
  const navigate = useNavigate();
  const isOverHome = isOpenedFrom(externalPaths.home, useLocation().state);
  const goHome = () => navigate(externalPaths.home, { replace: true, state: leavingSaved });
  return isOverHome ? null : <NavigationBlocker shouldBlock={isBack} onBlocked={goHome} />;
}

function isBack({ historyAction, delta }: Move): boolean {
  return historyAction === NavigationType.Pop && (delta === null || delta < 0);
}
