import type { Connect } from '@huella/testing';
import { connectSession } from '../session/connect-session.ts';
import { literalKeys } from '../session/literal-keys.ts';
import { selectSession, sessionActions, type SessionStore } from '../session/session-slice.ts';

export const connectAuth: Connect = (testStore, tokens) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the store was given `session` as a reducer
  const store = testStore as unknown as SessionStore;
  const ports = connectSession(store, async () => literalKeys.write(selectSession(store.getState())));
  if (tokens?.refreshToken != null) {
    const { token, refreshToken } = tokens;
    store.dispatch(sessionActions.signedIn({ token, refreshToken, email: 'alguien@huella.test' }));
  }
  return ports;
};
