import { endSession } from '@huella/api-client';
import { leaveSession } from './leave-session.ts';
import { literalKeys } from './literal-keys.ts';
import { selectSession, sessionActions } from './session-slice.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Follows what other tabs do to the session: a logout there ends it here at once (O-AU-12), new tokens are taken over,
 * another person's login empties the caches first, a tour closed there is done here. A page that the browser put aside hears no
 * events, so it looks when it is shown again. Answers a function that stops it.
 */
export function watchOtherTabs(store: SessionStore): () => void {
  function onStorage({ key, newValue }: StorageEvent) {
    if (key === 'TOUR_GENERAL_DONE' && newValue === 'true') store.dispatch(sessionActions.tourDone());
    // `token` is written last; `null` means that somebody cleared the whole storage.
    if (key === 'token' || key === null) followStorage(store);
  }
  function onShow({ persisted }: PageTransitionEvent) {
    if (persisted) followStorage(store);
  }
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}

/** Makes this tab's session what storage holds now. */
export function followStorage(store: SessionStore): void {
  const stored = literalKeys.read();
  const own = selectSession(store.getState());
  const samePerson = stored.USER_MAIL === own.USER_MAIL;
  if (stored.token === own.token && samePerson) return;
  if (stored.token === null) {
    store.dispatch(leaveSession('other-tab'));
    return;
  }
  if (!samePerson) store.dispatch(endSession());
  store.dispatch(sessionActions.takenOver(stored));
}
