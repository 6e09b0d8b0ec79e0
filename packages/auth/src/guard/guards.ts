import { redirect, type LoaderFunction } from 'react-router-dom';
import { authPaths } from '../paths.ts';
import { returnPathOf } from './return-path.ts';

/** Who is signed in; null for nobody. May be a promise where the session is still being restored. */
type GetSession = () => unknown;

/** A loader for routes with `access: 'owner'`: without a session to /login, which will come back here (D41). */
export function requireSession(getSession: GetSession): LoaderFunction {
  return async ({ request }) => {
    if ((await getSession()) !== null) return null;
    const { pathname, search } = new URL(request.url);
    return redirect(authPaths.login.href(pathname + search));
  };
}

/** A loader for /login and its like: with a session on to the page that was asked for, or home (D41). */
export function requireGuest(getSession: GetSession): LoaderFunction {
  return async ({ request }) =>
    (await getSession()) === null ? null : redirect(returnPathOf(new URL(request.url).search));
}
