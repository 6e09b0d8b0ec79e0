import { authPaths, HOME, RETURN_PARAMETER } from '../paths.ts';

// Any origin that is not ours would do: it only has to survive the resolution.
const OWN = 'http://own.invalid';
const guestPaths = new Set<string>(Object.values(authPaths).map(({ path }) => path));

/**
 * The page to show after the login: the asked one if it is a path of this very origin, home otherwise (D41, O-SE-02).
 * Read as the browser reads it, for which `/\evil.example` and `/.//evil.example` are other hosts' addresses.
 */
export function safeReturnPath(asked: string | null): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, OWN)) return HOME;
  const { origin, pathname, search, hash } = new URL(asked, OWN);
  if (origin !== OWN || pathname.startsWith('//') || guestPaths.has(pathname)) return HOME;
  return pathname + search + hash;
}

/** The same, out of the query of a login address. */
export function returnPathOf(search: string): string {
  return safeReturnPath(new URLSearchParams(search).get(RETURN_PARAMETER));
}
