import { selectSession, type SessionEnd, type SessionState, type SessionStore } from './session-slice.ts';

/** Calls `listener` with the session before and after each change of the store. Answers a function that stops it. */
function watchSession(
  store: SessionStore,
  listener: (before: SessionState, after: SessionState) => void,
): () => void {
  let current = selectSession(store.getState());
  return store.subscribe(() => {
    const before = current;
    current = selectSession(store.getState());
    listener(before, current);
  });
}

/**
 * Calls `listener` each time a session ends in this tab, for any reason and with the email of its account, so that the router can
 * leave a page that needs one. Answers a function that stops it.
 */
export function whenSessionEnds(
  store: SessionStore,
  listener: (reason: SessionEnd, mail: string | null) => void,
): () => void {
  return watchSession(store, (before, after) => {
    if (before.token !== null && after.token === null) listener(after.ended ?? 'sign-out', before.USER_MAIL);
  });
}

/** Calls `listener` with the account's email each time somebody signs in in this tab. Answers a function that stops it. */
export function whenSessionBegins(store: SessionStore, listener: (mail: string) => void): () => void {
  return watchSession(store, (before, after) => {
    if (before.token === null && after.token !== null && after.USER_MAIL !== null) listener(after.USER_MAIL);
  });
}

/**
 * Calls `listener` with the new account's email when the session of one person becomes another's without ending in between, as
 * when somebody else signs in while this tab sleeps: what the first one typed must leave the screen (D80). Answers a function
 * that stops it.
 */
export function whenPersonChanges(store: SessionStore, listener: (mail: string) => void): () => void {
  return watchSession(store, ({ USER_MAIL: before }, { USER_MAIL: mail }) => {
    if (before !== null && mail !== null && before !== mail) listener(mail);
  });
}
