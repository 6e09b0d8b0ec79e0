import { ownPath } from '@huella/contract/own-path';
import { authPaths, HOME, RETURN_PARAMETER } from '../paths.ts';

const guestPaths = new Set<string>(Object.values(authPaths).map(({ path }) => path));

/** The requested path if it is on this origin and not a page for guests, home otherwise (D41, O-SE-02). */
export function safeReturnPath(requestedPath: string | null): string {
  const path = ownPath(requestedPath);
  return path === null || guestPaths.has(path.replace(/[?#].*/, '')) ? HOME : path;
}

export function returnPathOf(search: string): string {
  return safeReturnPath(new URLSearchParams(search).get(RETURN_PARAMETER));
}
