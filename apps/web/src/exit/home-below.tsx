import { isSiteBelow, leavingSaved, NavigationBlocker, useIsInstalled, type Move } from '@huella/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

/**
 * Back from the first screen of a visit leads home, as when a notification has opened the installed app (D37). In a browser's tab it
 * leads to the site before; where there is none, only somebody who had something open or typed gets here, and nothing else is held.
 */
export function HomeBelow() {
  const navigate = useNavigate();
  const isInstalled = useIsInstalled();
  const leadsNowhere = ({ leavesVisit }: Move) => leavesVisit && (isInstalled || !isSiteBelow());
  const goHome = () => navigate(paths.home, { replace: true, state: leavingSaved });
  return <NavigationBlocker shouldBlock={leadsNowhere} onBlocked={goHome} askLast passive={!isInstalled} />;
}
