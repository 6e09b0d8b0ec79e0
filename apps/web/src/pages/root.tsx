import { Suspense, lazy } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isInstalled } from '../installed.ts';
import { paths } from '../paths.ts';

const ExitQuestion = lazy(() => import('../exit/exit-question.tsx'));

/** Where going back would leave the app (specification §2 *Device back button*). */
const WAYS_OUT: ReadonlySet<string> = new Set([paths.home, paths.login]);

/** Every screen, and the question of an installed app before it closes; in a browser's tab nothing holds a person (D37). */
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
