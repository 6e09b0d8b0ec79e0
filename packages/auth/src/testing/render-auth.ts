import { renderRoutes, type TestAppOptions } from '@huella/testing';
import { authRoutes } from '../routes.ts';
import { selectSession, sessionReducer, type SessionStore } from '../session/session-slice.ts';
import { connectAuth } from './connect-auth.ts';

export async function renderAuth(at: string, options: TestAppOptions = {}) {
  const rendered = await renderRoutes(authRoutes, {
    at,
    reducers: { session: sessionReducer },
    connect: connectAuth,
    ...options,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the store was given `session` as a reducer
  const store = rendered.store as unknown as SessionStore;
  return { ...rendered, store, session: () => selectSession(store.getState()) };
}
