import { redirect, replace } from 'react-router-dom';

/** The entry that the browser is on, and the addresses that redirects have led to from it without arriving yet. */
let chain = { entry: '', reached: new Set<string>() };

/**
 * A loader's redirect. Where the browser is at the address already, as at the start and after back, that entry is replaced: the
 * router would put another above it, and back would lead to the redirect again, for ever. So does each further redirect from there,
 * as from the root to home, the login and the slides: the browser is on the first address until the last one arrives.
 */
export function redirectTo(request: Request, to: string): Response {
  const asked = addressOf(new URL(request.url));
  const entry = addressOf(window.location);
  if (chain.entry !== entry) chain = { entry, reached: new Set([entry]) };
  if (!chain.reached.has(asked)) return redirect(to);
  chain.reached.add(to);
  return replace(to);
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
