import { Suspense, lazy } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';

const ExitQuestion = lazy(() => import('../exit/exit-question.tsx'));

/** Where going back would leave the app (specification §2 *Device back button*). */
const WAYS_OUT: ReadonlySet<string> = new Set([paths.home, paths.login]);

/** Only an installed app can be left by going back; in a browser tab nothing holds a person (D37). */
function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}

/** Every screen, and the question of an installed app before it closes. */
export function Root() {
  const { pathname } = useLocation();
  return (
    <>
      <Outlet />
      {WAYS_OUT.has(pathname) && isInstalled() && (
        <Suspense>
          <ExitQuestion />
        </Suspense>
      )}
    </>
  );
}
