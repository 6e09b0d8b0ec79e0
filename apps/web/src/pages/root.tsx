import { useIsInstalled } from '@huella/ui';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { ExitGuard } from '../exit/exit-guard.tsx';
import { HomeBelow } from '../exit/home-below.tsx';
import { paths } from '../paths.ts';

/** Where going back would leave the app (specification §2 *Device back button*). */
const WAYS_OUT: ReadonlySet<string> = new Set([paths.home, paths.login]);

/** Every screen, at its top when it is new and where it was when one comes back; and the question of an installed app before it closes; in a browser's tab nothing holds a person (D37). */
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
