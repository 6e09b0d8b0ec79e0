import { isSiteBelow, leavingSaved, NavigationBlocker, useIsInstalled, type Move } from '@huella/ui';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import { ExitGuard } from '../exit/exit-guard.tsx';
import { paths } from '../paths.ts';

const WAYS_OUT: ReadonlySet<string> = new Set([paths.home, paths.login]);

/** Restores scroll positions, and asks before an installed app closes; in a browser's tab nothing asks (D37). */
export function Root() {
  const { pathname } = useLocation();
  const isInstalled = useIsInstalled();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      {WAYS_OUT.has(pathname) ? isInstalled && <ExitGuard /> : <HomeBelow />}
    </>
  );
}

/**
 * Back from the first page of a visit leads home, as after a notification opened the installed app (D37). In a browser's tab it
 * leads to the previous site.
 */
function HomeBelow() {
  const navigate = useNavigate();
  const isInstalled = useIsInstalled();
  const leadsNowhere = ({ leavesVisit }: Move) => leavesVisit && (isInstalled || !isSiteBelow());
  const goHome = () => navigate(paths.home, { replace: true, state: leavingSaved });
  return <NavigationBlocker shouldBlock={leadsNowhere} onBlocked={goHome} askLast passive={!isInstalled} />;
}
