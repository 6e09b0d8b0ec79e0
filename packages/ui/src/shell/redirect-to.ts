import { redirect, replace } from 'react-router-dom';

/** The current entry, and the targets of pending redirects from it. */
let chain = { entry: '', reached: new Set<string>() };

/**
 * A loader's redirect. Replaces the entry if the browser is already at the requested URL, as at the start and after back;
 * otherwise back would lead to the redirect again. The same holds for a chain of redirects, as from the root to home, login and
 * slides.
 */
export function redirectTo(request: Request, to: string): Response {
  const requested = pathOf(new URL(request.url));
  const entry = pathOf(window.location);
  if (chain.entry !== entry) chain = { entry, reached: new Set([entry]) };
  if (!chain.reached.has(requested)) return redirect(to);
  chain.reached.add(to);
  return replace(to);
}

const pathOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
