import { redirectTo } from '@huella/ui';
import type { LoaderFunction } from 'react-router-dom';
import { authPaths } from '../paths.ts';
import { returnPathOf } from './return-path.ts';

/** May be a promise while the session is being restored. */
type GetSession = () => unknown;

/** A loader for routes with `access: 'owner'`: redirects to /login with a return path (D41). */
export function requireSession(getSession: GetSession): LoaderFunction {
  return async ({ request }) => {
    if ((await getSession()) !== null) return null;
    const { pathname, search } = new URL(request.url);
    return redirectTo(request, authPaths.login.href(pathname + search));
  };
}

interface GuestState {
  getSession: GetSession;
  isFirstLaunch: () => boolean;
}

/**
 * A loader for /login and its like: with a session redirects to the return path or home (D41); on the first launch from /login to
 * the slides (specification §2).
 */
export function requireGuest({ getSession, isFirstLaunch }: GuestState): LoaderFunction {
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if ((await getSession()) !== null) return redirectTo(request, returnPathOf(search));
    const isLogin = pathname === authPaths.login.path;
    return isLogin && isFirstLaunch() ? redirectTo(request, authPaths.slides.path + search) : null;
  };
}
