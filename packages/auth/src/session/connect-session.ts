import { endSession, type ApiClient, type Session } from '@huella/api-client';
import { literalKeys, storedKeys } from './literal-keys.ts';
import { selectSession, sessionActions, type SessionStore, type StoredSession } from './session-slice.ts';
import { leaveSession } from './sign-out.ts';

/** The part of the API client's configuration that the session gives. */
export type SessionPorts = Pick<
  ApiClient,
  'getSession' | 'getAccount' | 'readStoredSession' | 'onTokens' | 'onSessionExpired'
>;

/**
 * Joins the session of a store with the API client. `flush` is redux-persist's: it runs after each change, so that
 * storage is never behind the store, neither for another tab nor for a reload (O-AU-03, O-AU-07).
 */
export function connectSession(store: SessionStore, flush: () => Promise<unknown>): SessionPorts {
  let written = selectSession(store.getState());
  store.subscribe(() => {
    const current = selectSession(store.getState());
    if (isStoredAlike(current, written)) return;
    written = current;
    void flush();
  });
  return {
    getSession: () => tokensOf(selectSession(store.getState())),
    getAccount: () => selectSession(store.getState()).USER_MAIL,
    readStoredSession: () => {
      const stored = literalKeys.read();
      if (isAnothers(stored, selectSession(store.getState()))) followStorage(store);
      return tokensOf(stored);
    },
    onTokens: async (tokens) => {
      store.dispatch(sessionActions.tokensRenewed(tokens));
      await flush();
    },
    onSessionExpired: () => {
      store.dispatch(leaveSession('expiry'));
    },
  };
}

/** redux-persist answers its own actions with a new object: only what is stored counts, or flushing would never end. */
function isStoredAlike(one: StoredSession, other: StoredSession): boolean {
  return storedKeys.every((key) => one[key] === other[key]);
}

/** Somebody else signed in, in another tab, before this one heard of it. */
function isAnothers(stored: StoredSession, own: StoredSession): boolean {
  return stored.token !== null && stored.USER_MAIL !== own.USER_MAIL;
}

function tokensOf({ token, refreshToken }: StoredSession): Session | null {
  return token === null ? null : { token, refreshToken };
}

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
function followStorage(store: SessionStore): void {
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
