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

test('D41 with a session the login leads on', async () => {
  expect(await whereTo(requireGuest(signedIn), '/login')).toBe('/tabs/home');
  expect(await whereTo(requireGuest(signedIn), '/login?volver=%2Fadd-pet')).toBe('/add-pet');
  expect(await whereTo(requireGuest(signedIn), '/login?volver=%2F%2Fevil.example')).toBe('/tabs/home');
  expect(await whereTo(requireGuest(nobody), '/login')).toBeNull();
});

test('a session that is still being restored is waited for', async () => {
  expect(
    await whereTo(
      requireSession(async () => signedIn()),
      '/tabs/home',
    ),
  ).toBeNull();
});
