import { isSiteBelow, leavingSaved, NavigationBlocker, useIsInstalled, type Move } from '@huella/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

/**
 * Back from the first page of a visit leads home, as after a notification opened the installed app (D37). In a browser's tab it
 * leads to the previous site.
 */
export function HomeBelow() {
  const navigate = useNavigate();
  const isInstalled = useIsInstalled();
  const leadsNowhere = ({ leavesVisit }: Move) => leavesVisit && (isInstalled || !isSiteBelow());
  const goHome = () => navigate(paths.home, { replace: true, state: leavingSaved });
  return <NavigationBlocker shouldBlock={leadsNowhere} onBlocked={goHome} askLast passive={!isInstalled} />;
}
