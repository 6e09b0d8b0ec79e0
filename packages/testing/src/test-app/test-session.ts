import { endSession, type Session } from '@huella/api-client';
import type { Connect } from './test-app.ts';

/** A session that is a variable: enough for every package but auth, which owns the real one. */
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
