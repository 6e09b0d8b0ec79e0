import { endSession, type ApiClient, type Session } from '@huella/api-client';
import { literalKeys, storedKeys } from './literal-keys.ts';
import { selectSession, sessionActions, type SessionStore, type StoredSession } from './session-slice.ts';
import { leaveSession } from './sign-out.ts';

export type SessionPorts = Pick<
  ApiClient,
  'getSession' | 'getAccount' | 'readStoredSession' | 'onTokens' | 'onSessionExpired'
>;

/**
 * Connects the session of a store with the API client. `flush` is redux-persist's and runs after each change, so that storage is
 * never behind the store (O-AU-03, O-AU-07).
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

/** redux-persist answers its own actions with a new object: without this comparison flushing would never end. */
function isStoredAlike(one: StoredSession, other: StoredSession): boolean {
  return storedKeys.every((key) => one[key] === other[key]);
}

function isAnothers(stored: StoredSession, own: StoredSession): boolean {
  return stored.token !== null && stored.USER_MAIL !== own.USER_MAIL;
}

function tokensOf({ token, refreshToken }: StoredSession): Session | null {
  return token === null ? null : { token, refreshToken };
}

/**
 * Follows other tabs: a logout there ends the session here (O-AU-12), new tokens are adopted, another person's login empties the
 * caches, a closed tour stays closed. Also checks on `pageshow`, because a page in the back/forward cache gets no storage events.
 * Returns the unsubscribe function.
 */
export function watchOtherTabs(store: SessionStore): () => void {
  function onStorage({ key, newValue }: StorageEvent) {
    if (key === 'TOUR_GENERAL_DONE' && newValue === 'true') store.dispatch(sessionActions.tourDone());
    // `token` is written last; `null` means that the whole storage was cleared.
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
