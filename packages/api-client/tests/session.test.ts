import { setupListeners } from '@reduxjs/toolkit/query/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { oldSession, openTab, petsApi } from './support/tab.ts';

const { listBreeds, listPets } = petsApi.endpoints;
const unauthorized = () => Response.json({ message: 'No autorizado', code: 'unauthorized' }, { status: 401 });

const pet = (nombre: string) => ({
  id: 1,
  nombre,
  color: 'negro',
  sexo: 'F',
  fecha_nacimiento: '2024-01-01',
  animal: 'Perro',
  raza: 'Beagle',
  peso: null,
  fecha_pesaje: null,
  img_link: null,
  foto_link: null,
  siniestros: [],
  historial_peso: [],
  plan: 'Plan 1',
});

test('an owner call carries the bearer token', async () => {
  const tab = openTab(() => Response.json([]));
  await tab.store.dispatch(listPets.initiate()).unwrap();
  expect(tab.sent[0]?.headers.get('Authorization')).toBe('Bearer old');
});

test('a public call carries no token and its 401 ends no session', async () => {
  const tab = openTab(unauthorized);
  await expect(tab.store.dispatch(listBreeds.initiate()).unwrap()).rejects.toMatchObject({
    status: 401,
    code: 'unauthorized',
  });
  expect(tab.sent[0]?.headers.has('Authorization')).toBe(false);
  expect(tab.expired).toBe(0);
});

test('any other 401 of an owner call ends the session without a refresh', async () => {
  const tab = openTab(unauthorized);
  await Promise.allSettled([1, 2].map((key) => tab.store.dispatch(listPets.initiate(key)).unwrap()));
  expect(tab.expired).toBe(1);
  expect(tab.countOf('/auth/refresh')).toBe(0);
});

test('O-AU-12 without a session an owner call is not sent', async () => {
  const tab = openTab(() => Response.json([]), { session: null });
  await expect(tab.store.dispatch(listPets.initiate()).unwrap()).rejects.toMatchObject({ status: 401 });
  expect(tab.sent).toHaveLength(0);
  expect(tab.expired).toBe(0);
});

test('O-AU-06 an answer for the previous person never reaches the next one', async () => {
  const late = Promise.withResolvers<void>();
  const tab = openTab(async (wire) => {
    if (wire.headers.get('Authorization') !== 'Bearer old') return Response.json([pet('Simón')]);
    await late.promise;
    return Response.json([pet('Luna')]);
  });
  const first = tab.store.dispatch(listPets.initiate());
  await expect.poll(() => tab.sent).toHaveLength(1);
  tab.signOut();
  tab.session = { token: 'of-b', refreshToken: 'refresh-b' };
  const second = tab.store.dispatch(listPets.initiate());
  late.resolve();
  expect(await second.unwrap()).toMatchObject([{ nombre: 'Simón' }]);
  await first;
  expect(JSON.stringify(tab.store.getState())).not.toContain('Luna');
});

test('O-AU-06 the caches are empty after the session', async () => {
  const tab = openTab(() => Response.json([pet('Luna')]));
  await tab.store.dispatch(listPets.initiate()).unwrap();
  expect(JSON.stringify(tab.store.getState())).toContain('Luna');
  tab.signOut();
  expect(JSON.stringify(tab.store.getState())).not.toContain('Luna');
});

test('a late 401 about the previous person leaves the next one signed in', async () => {
  const late = Promise.withResolvers<void>();
  const tab = openTab(async () => {
    await late.promise;
    return unauthorized();
  });
  const first = tab.store.dispatch(listPets.initiate());
  await expect.poll(() => tab.sent).toHaveLength(1);
  tab.signOut();
  tab.session = oldSession;
  late.resolve();
  await first;
  expect(tab.expired).toBe(0);
});

test('D40 what could not be asked is asked again when the network returns, without anybody asking for it', async () => {
  let isUp = false;
  const tab = openTab(() => (isUp ? Response.json([]) : Promise.reject(new TypeError('Failed to fetch'))));
  const window = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  vi.stubGlobal('window', window);
  onTestFinished(() => void vi.unstubAllGlobals());
  onTestFinished(setupListeners(tab.store.dispatch));
  const reading = tab.store.dispatch(listPets.initiate());
  await expect(reading.unwrap()).rejects.toMatchObject({ kind: 'network' });
  isUp = true;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => listPets.select()(tab.store.getState()).data).toEqual([]);
  reading.unsubscribe();
});
