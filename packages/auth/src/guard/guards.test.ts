import { expect, test } from 'vitest';
import { requireGuest, requireSession } from './guards.ts';

async function whereTo(guard: ReturnType<typeof requireGuest>, path: string): Promise<string | null> {
  const args = { request: new Request(`http://huella.test${path}`), params: {} };
  const answer = await guard(args);
  return answer instanceof Response ? answer.headers.get('Location') : null;
}

const signedIn = () => ({ token: 'x' });
const nobody = () => null;

test('D41 an owner page without a session leads to the login, which knows the way back', async () => {
  expect(await whereTo(requireSession(nobody), '/tabs/pet-details/3?x=1')).toBe(
    '/login?volver=%2Ftabs%2Fpet-details%2F3%3Fx%3D1',
  );
  expect(await whereTo(requireSession(signedIn), '/tabs/pet-details/3')).toBeNull();
});

const launched = (getSession: () => unknown, isFirstLaunch = false) =>
  requireGuest({ getSession, isFirstLaunch: () => isFirstLaunch });

test('D41 with a session the login leads on', async () => {
  expect(await whereTo(launched(signedIn), '/login')).toBe('/tabs/home');
  expect(await whereTo(launched(signedIn, true), '/initial-slides')).toBe('/tabs/home');
  expect(await whereTo(launched(signedIn), '/login?volver=%2Fadd-pet')).toBe('/add-pet');
  expect(await whereTo(launched(signedIn), '/login?volver=%2F%2Fevil.example')).toBe('/tabs/home');
  expect(await whereTo(launched(nobody), '/login')).toBeNull();
});

test('on the first launch the login, and no other screen, leads to the slides and keeps the way back', async () => {
  expect(await whereTo(launched(nobody, true), '/login')).toBe('/initial-slides');
  expect(await whereTo(launched(nobody, true), '/login?volver=%2Fadd-pet')).toBe(
    '/initial-slides?volver=%2Fadd-pet',
  );
  expect(await whereTo(launched(nobody, true), '/initial-slides')).toBeNull();
  expect(await whereTo(launched(nobody, true), '/register')).toBeNull();
});

test('a session that is still being restored is waited for', async () => {
  expect(
    await whereTo(
      requireSession(async () => signedIn()),
      '/tabs/home',
    ),
  ).toBeNull();
});
