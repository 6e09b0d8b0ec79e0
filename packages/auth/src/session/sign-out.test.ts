import { expect, test } from 'vitest';
import { renderAuth } from '../testing/render-auth.ts';
import { sessionActions } from './session-slice.ts';
import { signOut } from './sign-out.ts';

test('a logout sends the refresh token and the push token, and the server forgets the session', async () => {
  const { store, server, session } = await renderAuth('/login', { as: 'nueva' });
  const { refreshToken } = session();
  const pushToken = '{"endpoint":"https://push.example/1"}';
  store.dispatch(sessionActions.notificationTokenChanged(pushToken));
  const bodies: unknown[] = [];
  server.override('logout', async (request) => {
    bodies.push(await request.clone().json());
    return server.app.fetch(request);
  });
  await store.dispatch(signOut());
  expect(bodies).toEqual([{ refreshToken, firebase_token: pushToken }]);
  expect(session()).toMatchObject({ token: null, refreshToken: null, endReason: 'sign-out' });
  const again = await server.fetch(
    new Request('http://huella.test/auth/refresh', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
    }),
  );
  expect(again.status).toBe(401);
});

test('a logout without a network still ends the session', async () => {
  const { store, session } = await renderAuth('/login', { as: 'nueva', failures: { logout: 'network' } });
  await store.dispatch(signOut());
  expect(session().token).toBeNull();
});

test('a push token that arrives after the logout is not kept', async () => {
  const { store, session } = await renderAuth('/login', { as: 'nueva', failures: { logout: 'network' } });
  await store.dispatch(signOut());
  store.dispatch(sessionActions.notificationTokenChanged('{"endpoint":"https://push.example/1"}'));
  expect(session().NOTIFICATION_TOKEN).toBeNull();
});
