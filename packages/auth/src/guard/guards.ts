import { redirectTo } from '@huella/ui';
import type { LoaderFunction } from 'react-router-dom';
import { authPaths } from '../paths.ts';
import { returnPathOf } from './return-path.ts';

/** Who is signed in; null for nobody. May be a promise where the session is still being restored. */
type GetSession = () => unknown;

/** A loader for routes with `access: 'owner'`: without a session to /login, which will come back here (D41). */
export function requireSession(getSession: GetSession): LoaderFunction {
  return async ({ request }) => {
    if ((await getSession()) !== null) return null;
    const { pathname, search } = new URL(request.url);
    return redirectTo(request, authPaths.login.href(pathname + search));
  };
}

/** Before the login: who is signed in, and whether this browser still has the slides to see. */
interface GuestState {
  getSession: GetSession;
  isFirstLaunch: () => boolean;
}

/**
 * A loader for /login and its like: with a session on to the page that was asked for, or home (D41). On the first launch the
 * login leads to the slides (specification §2), which hand on what was asked for.
 */
export function requireGuest({ getSession, isFirstLaunch }: GuestState): LoaderFunction {
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if ((await getSession()) !== null) return redirectTo(request, returnPathOf(search));
    const isLogin = pathname === authPaths.login.path;
    return isLogin && isFirstLaunch() ? redirectTo(request, authPaths.slides.path + search) : null;
  };
}
