import type { SessionEnd } from './session-state.ts';
import { selectSession } from './session-slice.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Calls `listener` each time a session ends in this tab, whatever ended it, so that the router can leave a page that
 * needs one. Answers a function that stops it.
 */
export function whenSessionEnds(store: SessionStore, listener: (reason: SessionEnd) => void): () => void {
  let signedIn = selectSession(store.getState()).token !== null;
  return store.subscribe(() => {
    const { token, ended } = selectSession(store.getState());
    const before = signedIn;
    signedIn = token !== null;
    if (before && !signedIn) listener(ended ?? 'sign-out');
  });
}

/** Calls `listener` with the account's email each time somebody signs in in this tab. Answers a function that stops it. */
export function whenSessionBegins(store: SessionStore, listener: (mail: string) => void): () => void {
  let signedIn = selectSession(store.getState()).token !== null;
  return store.subscribe(() => {
    const { token, USER_MAIL } = selectSession(store.getState());
    const before = signedIn;
    signedIn = token !== null;
    if (!before && signedIn && USER_MAIL !== null) listener(USER_MAIL);
  });
}
