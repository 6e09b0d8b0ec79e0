import { renderRoutes } from '@huella/testing';
import { expect, test } from 'vitest';
import { requestChangeAs, decide } from '../testing/requests.ts';
import { changesApi } from './changes-endpoints.ts';

test('reading of an approval has the pet read again, once', async () => {
  const { server, store } = await renderRoutes([], { at: '/', as: 'asegurada' });
  let readings = 0;
  const probe = changesApi.injectEndpoints({
    endpoints: (build) => ({
      readLuna: build.query<number, void>({
        queryFn: () => ({ data: (readings += 1) }),
        providesTags: [{ type: 'Pet', id: 1 }],
      }),
    }),
  });
  const read = () =>
    store.dispatch(changesApi.endpoints.listChangeRequests.initiate(undefined, { forceRefetch: true }));
  await store.dispatch(probe.endpoints.readLuna.initiate());
  const id = await requestChangeAs(server, 'asegurada', { mascotaId: 1, mascotaNombre: 'Lunita' });
  await read();
  expect(readings).toBe(1);
  await decide(server, id);
  await read();
  await expect.poll(() => readings).toBe(2);
  await read();
  expect(readings).toBe(2);
});
