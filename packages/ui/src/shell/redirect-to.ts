import { redirect, replace } from 'react-router-dom';

/**
 * A loader's redirect. Where the browser is at the address already, as at the start and after back, that entry is replaced: the
 * router would put another above it, and back would lead to the redirect again, for ever.
 */
export function redirectTo(request: Request, to: string): Response {
  const { pathname, search } = new URL(request.url);
  const isThere = window.location.pathname === pathname && window.location.search === search;
  return isThere ? replace(to) : redirect(to);
}
