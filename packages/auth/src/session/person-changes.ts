import { selectSession } from './session-slice.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Calls `listener` with the new account's email when the session of one person becomes another's without ending in between, as when somebody else
 * signs in while this tab sleeps: what the first one typed must leave the screen (D80). Answers a function that stops it.
 */
export function whenPersonChanges(store: SessionStore, listener: (mail: string) => void): () => void {
  let mail = selectSession(store.getState()).USER_MAIL;
  return store.subscribe(() => {
    const before = mail;
    mail = selectSession(store.getState()).USER_MAIL;
    if (before !== null && mail !== null && before !== mail) listener(mail);
  });
}
