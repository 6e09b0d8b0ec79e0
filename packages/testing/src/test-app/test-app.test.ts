import { baseApi, request } from '@huella/api-client';
import { listPets } from '@huella/contract/pets';
import { expect, test } from 'vitest';
import { createTestApp } from './test-app.ts';

const unknownCall = { ...listPets, path: '/app/user/mascotas/7/fotos' } as const;

const api = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listPets: build.query<unknown[], void>({ query: () => request(listPets) }),
    unknownCall: build.query<unknown, void>({ query: () => request(unknownCall) }),
  }),
});

test('somebody who is signed in reads from the real server', async () => {
  const { store } = await createTestApp({ as: 'asegurada' });
  const pets = await store.dispatch(api.endpoints.listPets.initiate()).unwrap();
  expect(pets.length).toBeGreaterThan(0);
});

test('nobody is signed in unless it is said', async () => {
  const { store, network } = await createTestApp({});
  const { error } = await store.dispatch(api.endpoints.listPets.initiate());
  expect(error).toMatchObject({ status: 401 });
  expect(network.unhandled).toEqual([]);
});

test('a request that the contract does not know is remembered, though the app sees only a failure', async () => {
  const { store, network } = await createTestApp({ as: 'nueva' });
  const { error } = await store.dispatch(api.endpoints.unknownCall.initiate());
  expect(error).toMatchObject({ kind: 'network' });
  expect(network.unhandled).toEqual(['GET /app/user/mascotas/7/fotos']);
});

test('failures answer in place of the server', async () => {
  const { store } = await createTestApp({ as: 'nueva', failures: { listPets: 503 } });
  const { error } = await store.dispatch(api.endpoints.listPets.initiate());
  expect(error).toMatchObject({ kind: 'http', status: 503, retryAfter: 30 });
});
