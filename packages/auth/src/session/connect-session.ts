import type { ApiClient, Session } from '@huella/api-client';
import { leaveSession } from './leave-session.ts';
import { literalKeys, storedKeys } from './literal-keys.ts';
import { followStorage } from './other-tabs.ts';
import type { StoredSession } from './session-state.ts';
import { selectSession, sessionActions } from './session-slice.ts';
import type { SessionStore } from './session-store.ts';

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
