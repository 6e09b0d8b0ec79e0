import { endSession, type Session } from '@huella/api-client';
import type { Connect } from './test-app.ts';

/** A session in memory, for every package but auth, which has the real one. */
export const createTestSession: Connect = (store, tokens) => {
  let session: Session | null = tokens;
  return {
    getSession: () => session,
    onTokens: (renewed) => {
      session = renewed;
    },
    onSessionExpired: () => {
      session = null;
      store.dispatch(endSession());
    },
  };
};
