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
