import { endSession } from '@huella/api-client';
import { leaveSession } from './leave-session.ts';
import { literalKeys } from './literal-keys.ts';
import { selectSession, sessionActions } from './session-slice.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Follows what other tabs do to the session: a logout there ends it here at once (O-AU-12), new tokens are taken over,
 * another person's login empties the caches first. Answers a function that stops it.
 */
export function watchOtherTabs(store: SessionStore): () => void {
  function onStorage({ key }: StorageEvent) {
    // `token` is written last; `null` means that somebody cleared the whole storage.
    if (key === 'token' || key === null) follow(store);
  }
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function follow(store: SessionStore): void {
  const stored = literalKeys.read();
  const own = selectSession(store.getState());
  if (stored.token === own.token) return;
  if (stored.token === null) {
    store.dispatch(leaveSession('other-tab'));
    return;
  }
  const samePerson = stored.USER_MAIL === own.USER_MAIL;
  if (!samePerson) store.dispatch(endSession());
  store.dispatch(sessionActions.takenOver(stored));
}
