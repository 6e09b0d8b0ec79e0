import { useIsInstalled } from '@huella/ui';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { ExitGuard } from '../exit/exit-guard.tsx';
import { HomeBelow } from '../exit/home-below.tsx';
import { paths } from '../paths.ts';

/** Pages from which back would leave the app (specification §2 *Device back button*). */
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
