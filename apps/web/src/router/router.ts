import { authPaths, HOME, whenPersonChanges, whenSessionEnds } from '@huella/auth';
import { leavingSaved } from '@huella/ui';
import { createBrowserRouter } from 'react-router-dom';
import { store } from '../store/store.ts';
import { routes } from './routes.ts';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

const future = {
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_relativeSplatPath: true,
  v7_skipActionErrorRevalidation: true,
};

/**
 * Starts the router. When a session ends, the user lands on /login; after a forced end the login leads back to the page (D41).
 * Another user starts at home.
 */
export function startRouter(): AppRouter {
  const router = createBrowserRouter(routes, { future });
  whenSessionEnds(store, (reason) => {
    const { pathname, search } = router.state.location;
    const returnPath = reason === 'sign-out' ? null : `${pathname}${search}`;
    void router.navigate(authPaths.login.href(returnPath), { replace: true, state: leavingSaved });
  });
  whenPersonChanges(store, () => void router.navigate(HOME, { replace: true, state: leavingSaved }));
  return router;
}
