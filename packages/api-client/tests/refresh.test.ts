import { expect, test } from 'vitest';
import { endSession, toAppError, type Session } from '../src/index.ts';
import { jwtExpired, newTokens, oldSession, openTab, petsApi, rotatingServer } from './support/tab.ts';

const { listPets, createPet } = petsApi.endpoints;

test('O-AU-01 five calls that meet an expired token share one refresh and are all retried', async () => {
  const tab = openTab(rotatingServer);
  const calls = [1, 2, 3, 4, 5].map((key) => tab.store.dispatch(listPets.initiate(key)).unwrap());
  expect(await Promise.all(calls)).toEqual([[], [], [], [], []]);
  expect(tab.countOf('/auth/refresh')).toBe(1);
  expect(tab.countOf('/app/user/mascotas')).toBe(10);
  expect(tab.storage.session).toEqual(newTokens);
  expect(tab.expired).toBe(0);
});

test('the refresh sends refresh_token and no bearer token', async () => {
  const bodies: unknown[] = [];
  const tab = openTab(async (wire) => {
    if (wire.url.endsWith('/auth/refresh'))
      bodies.push(await wire.clone().json(), wire.headers.has('Authorization'));
    return rotatingServer(wire);
  });
  await tab.store.dispatch(listPets.initiate()).unwrap();
  expect(bodies).toEqual([{ refresh_token: 'refresh-1' }, false]);
});

test('O-AU-01 a call that was refused with the old token after a refresh is retried without another', async () => {
  const late = Promise.withResolvers<void>();
  const tab = openTab(async (wire, sent) => {
    if (sent.length === 1) await late.promise;
    return rotatingServer(wire);
  });
  const slow = tab.store.dispatch(listPets.initiate(1)).unwrap();
  await tab.store.dispatch(listPets.initiate(2)).unwrap();
  late.resolve();
  expect(await slow).toEqual([]);
  expect(tab.countOf('/auth/refresh')).toBe(1);
});

test('O-AU-02 a retried call that is refused again ends the session after one refresh and one retry', async () => {
  const tab = openTab((wire) =>
    wire.url.endsWith('/auth/refresh') ? Response.json(newTokens) : jwtExpired(),
  );
  await tab.store.dispatch(listPets.initiate());
  expect(tab.sent.map(({ url }) => new URL(url).pathname)).toEqual([
    '/app/user/mascotas',
    '/auth/refresh',
    '/app/user/mascotas',
  ]);
  expect(tab.expired).toBe(1);
  await tab.store.dispatch(listPets.initiate());
  expect(tab.sent).toHaveLength(3);
});

test('O-AU-03 what another tab renewed while this one waited is taken over without a refresh', async () => {
  const storage = { session: oldSession };
  const tab = openTab(rotatingServer, storage);
  storage.session = newTokens;
  await tab.store.dispatch(listPets.initiate()).unwrap();
  expect(tab.countOf('/auth/refresh')).toBe(0);
  expect(tab.session).toEqual(newTokens);
});

test('O-AU-03 a token of another tab that has expired as well is renewed', async () => {
  const storage = { session: oldSession };
  const tab = openTab(rotatingServer, storage);
  storage.session = { token: 'middle', refreshToken: 'refresh-1' };
  await tab.store.dispatch(listPets.initiate()).unwrap();
  expect(tab.countOf('/auth/refresh')).toBe(1);
  expect(tab.expired).toBe(0);
});

test('O-AU-03 the refresh waits for the lock that all tabs share', async () => {
  const tab = openTab(rotatingServer);
  const otherTab = Promise.withResolvers<void>();
  const held = navigator.locks.request('huella-token-refresh', () => otherTab.promise);
  const call = tab.store.dispatch(listPets.initiate()).unwrap();
  await expect.poll(() => tab.sent).toHaveLength(1);
  tab.storage.session = newTokens;
  otherTab.resolve();
  await held;
  expect(await call).toEqual([]);
  expect(tab.countOf('/auth/refresh')).toBe(0);
});

test('a session that another tab has ended is not renewed', async () => {
  const storage: { session: typeof oldSession | null } = { session: oldSession };
  const tab = openTab(rotatingServer, storage);
  storage.session = null;
  await tab.store.dispatch(listPets.initiate());
  expect(tab.countOf('/auth/refresh')).toBe(0);
  expect(tab.expired).toBe(1);
});

test.each([400, 401, 403, 404])(
  'O-AU-04 D27 a refresh refused with %i ends the session once',
  async (status) => {
    const tab = openTab((wire) =>
      wire.url.endsWith('/auth/refresh') ? Response.json({}, { status }) : jwtExpired(),
    );
    await Promise.allSettled([1, 2, 3].map((key) => tab.store.dispatch(listPets.initiate(key)).unwrap()));
    expect(tab.expired).toBe(1);
    expect(tab.session).toBeNull();
  },
);

test.each([429, 500, 502, 503])(
  'O-AU-04 D27 a refresh that fails with %i leaves the session',
  async (status) => {
    const tab = openTab((wire) =>
      wire.url.endsWith('/auth/refresh') ? new Response('<html>', { status }) : jwtExpired(),
    );
    await expect(tab.store.dispatch(listPets.initiate()).unwrap()).rejects.toMatchObject({
      kind: 'http',
      status,
    });
    expect(tab.session).toEqual(oldSession);
    expect(tab.expired).toBe(0);
  },
);

test('O-AU-04 D27 a network failure of the refresh fails only the waiting calls, and the next try works', async () => {
  let broken = true;
  const tab = openTab((wire) => {
    if (broken && wire.url.endsWith('/auth/refresh')) throw new TypeError('Failed to fetch');
    return rotatingServer(wire);
  });
  await expect(tab.store.dispatch(listPets.initiate()).unwrap()).rejects.toMatchObject({ kind: 'network' });
  expect(tab.session).toEqual(oldSession);
  broken = false;
  expect(await tab.store.dispatch(listPets.initiate()).unwrap()).toEqual([]);
});

test('a refresh that answers 200 with something else leaves the session', async () => {
  const tab = openTab((wire) => (wire.url.endsWith('/auth/refresh') ? Response.json({}) : jwtExpired()));
  await expect(tab.store.dispatch(listPets.initiate()).unwrap()).rejects.toMatchObject({ kind: 'contract' });
  expect(tab.session).toEqual(oldSession);
});

test('without a refresh token an expired token ends the session', async () => {
  const tab = openTab(rotatingServer, { session: { token: 'old', refreshToken: null } });
  await tab.store.dispatch(listPets.initiate());
  expect(tab.expired).toBe(1);
  expect(tab.countOf('/auth/refresh')).toBe(0);
});

test('O-AU-05 tokens that arrive after the sign-out are never written', async () => {
  const arrival = Promise.withResolvers<Response>();
  const tab = openTab((wire) => (wire.url.endsWith('/auth/refresh') ? arrival.promise : jwtExpired()));
  const call = tab.store.dispatch(listPets.initiate()).unwrap();
  await expect.poll(() => tab.countOf('/auth/refresh')).toBe(1);
  tab.signOut();
  arrival.resolve(Response.json(newTokens));
  expect(toAppError(await call.catch((error: unknown) => error)).kind).toBe('network');
  expect(tab.session).toBeNull();
  expect(tab.storage.session).toBeNull();
  expect(tab.expired).toBe(0);
});

test('O-AU-05 tokens that arrive after another tab ended the session are never written', async () => {
  const arrival = Promise.withResolvers<Response>();
  const storage: { session: Session | null } = { session: oldSession };
  const tab = openTab(
    (wire) => (wire.url.endsWith('/auth/refresh') ? arrival.promise : jwtExpired()),
    storage,
  );
  const call = tab.store.dispatch(listPets.initiate());
  await expect.poll(() => tab.countOf('/auth/refresh')).toBe(1);
  storage.session = null;
  arrival.resolve(Response.json(newTokens));
  expect(toAppError((await call).error).kind).toBe('network');
  expect(storage.session).toBeNull();
  expect(tab.countOf('/app/user/mascotas')).toBe(1);
});

test('O-AU-03 without the lock, what another tab renewed meanwhile is what both go on with', async () => {
  const arrival = Promise.withResolvers<Response>();
  const storage = { session: oldSession };
  const tab = openTab(
    (wire) => (wire.url.endsWith('/auth/refresh') ? arrival.promise : rotatingServer(wire)),
    storage,
  );
  const call = tab.store.dispatch(listPets.initiate()).unwrap();
  await expect.poll(() => tab.countOf('/auth/refresh')).toBe(1);
  storage.session = newTokens;
  arrival.resolve(Response.json({ token: 'later', refreshToken: 'refresh-2' }));
  expect(await call).toEqual([]);
  expect(tab.session).toEqual(newTokens);
});

test('a stored session that turns out to be another person’s renews nothing', async () => {
  const storage = { session: oldSession };
  const tab = openTab(jwtExpired, storage);
  tab.onRead = () => {
    tab.store.dispatch(endSession());
    return { token: 'of-b', refreshToken: 'refresh-b' };
  };
  const { error } = await tab.store.dispatch(listPets.initiate());
  expect(toAppError(error).kind).toBe('network');
  expect(tab.session).toEqual(oldSession);
  expect(tab.sent).toHaveLength(1);
});

test('the retry carries the Idempotency-Key of the first try, the next action another', async () => {
  const tab = openTab(rotatingServer);
  await tab.store.dispatch(createPet.initiate());
  await tab.store.dispatch(createPet.initiate());
  const [first, retry, next] = tab.sent
    .filter(({ url }) => url.endsWith('/mascotas'))
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(retry).toBe(first);
  expect(next).not.toBe(first);
});
