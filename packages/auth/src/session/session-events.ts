import {
  selectSession,
  type SessionEndReason,
  type SessionState,
  type SessionStore,
} from './session-slice.ts';

/** Returns the unsubscribe function. */
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

/** Calls `listener` when a session ends in this tab, with its account's email. Returns the unsubscribe function. */
export function whenSessionEnds(
  store: SessionStore,
  listener: (reason: SessionEndReason, email: string | null) => void,
): () => void {
  return watchSession(store, (before, after) => {
    if (before.token !== null && after.token === null)
      listener(after.endReason ?? 'sign-out', before.USER_MAIL);
  });
}

/** Calls `listener` with the account's email when somebody signs in in this tab. Returns the unsubscribe function. */
export function whenSessionBegins(store: SessionStore, listener: (email: string) => void): () => void {
  return watchSession(store, (before, after) => {
    if (before.token === null && after.token !== null && after.USER_MAIL !== null) listener(after.USER_MAIL);
  });
}

/**
 * Calls `listener` with the new account's email when the session changes to another person's without ending, as when somebody
 * else signs in while this tab sleeps: the first one's input must leave the screen (D80). Returns the unsubscribe function.
 */
export function whenPersonChanges(store: SessionStore, listener: (email: string) => void): () => void {
  return watchSession(store, ({ USER_MAIL: before }, { USER_MAIL: email }) => {
    if (before !== null && email !== null && before !== email) listener(email);
  });
}
