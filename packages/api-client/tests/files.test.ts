import { getPetPhoto, uploadPetPhoto } from '@huella/contract/pets';
import { expect, test, vi } from 'vitest';
import { baseApi, download, request, upload, type AppError } from '../src/index.ts';
import { jwtExpired, newTokens, openTab } from './support/tab.ts';

const JPEG = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], { type: 'image/jpeg' });
const photo = new File([JPEG], 'foto.jpg', { type: 'image/jpeg' });
const stored = { img_link: 'AAAA', foto_link: '/app/user/mascotas/7/foto/00' };
const url = { params: { id: 7, hash: 'a'.repeat(64) } };

interface WithIdempotencyKey {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

const { uploadPhoto } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    uploadPhoto: build.mutation<unknown, WithIdempotencyKey>({
      query: (sending) =>
        request(uploadPetPhoto, {
          body: { mascotaId: '7', pic: photo },
          idempotencyKey: 'key-1',
          ...sending,
        }),
    }),
  }),
}).endpoints;

async function formIn(wire: Request | undefined) {
  const form = await wire?.clone().formData();
  return form && Object.fromEntries(form.entries());
}

test('a multipart call sends a form with the file under its name, and the key', async () => {
  const tab = openTab(() => Response.json(stored));
  expect(await tab.store.dispatch(uploadPhoto.initiate({})).unwrap()).toEqual(stored);
  const [wire] = tab.sent;
  const form = await formIn(wire);
  expect(wire?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(wire?.headers.get('Idempotency-Key')).toBe('key-1');
  expect(form?.['mascotaId']).toBe('7');
  expect(form?.['pic']).toMatchObject({ name: 'foto.jpg', type: 'image/jpeg', size: 4 });
});

test('an upload that meets an expired token is sent again whole, with the new token and the same key', async () => {
  const tab = openTab((wire) => {
    if (wire.url.endsWith('/auth/refresh')) return Response.json(newTokens);
    return wire.headers.get('Authorization') === 'Bearer new' ? Response.json(stored) : jwtExpired();
  });
  await tab.store.dispatch(uploadPhoto.initiate({})).unwrap();
  const [first, , again] = tab.sent;
  expect(tab.sent).toHaveLength(3);
  expect(await formIn(again)).toMatchObject({ mascotaId: '7', pic: { size: 4 } });
  expect(again?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
});

test('over the network of a test progress is told once, when the answer is there', async () => {
  const tab = openTab(() => Response.json(stored));
  const onProgress = vi.fn<(share: number) => void>();
  await tab.store.dispatch(uploadPhoto.initiate({ onProgress })).unwrap();
  expect(onProgress.mock.calls).toEqual([[1]]);
});

test('an upload that is given up is cut off', async () => {
  const tab = openTab(
    (wire) =>
      new Promise((_, reject) => wire.signal.addEventListener('abort', () => reject(wire.signal.reason))),
  );
  const controller = new AbortController();
  const sending = tab.store.dispatch(uploadPhoto.initiate({ signal: controller.signal }));
  await expect.poll(() => tab.sent).toHaveLength(1);
  controller.abort();
  expect((await sending).error).toMatchObject({ kind: 'network' });
});

test('a refused upload carries the server’s sentence', async () => {
  const rejection = { message: 'El archivo no es una foto.', code: 'unsupported_media_type' };
  const tab = openTab(() => Response.json(rejection, { status: 415 }));
  const { error } = await tab.store.dispatch(uploadPhoto.initiate({}));
  expect(error).toMatchObject({ kind: 'http', status: 415, ...rejection });
});

test('download gives the bytes, asked for with the token', async () => {
  const tab = openTab(() => new Response(JPEG, { headers: { 'Content-Type': 'image/jpeg' } }));
  const bytes = await download(getPetPhoto, url);
  expect([bytes.type, bytes.size]).toEqual(['image/jpeg', 4]);
  expect(new URL(tab.sent[0]?.url ?? '').pathname).toBe(`/app/user/mascotas/7/foto/${'a'.repeat(64)}`);
  expect(tab.sent[0]?.headers.get('Authorization')).toBe('Bearer old');
});

test('download renews an expired token once', async () => {
  const tab = openTab((wire) => {
    if (wire.url.endsWith('/auth/refresh')) return Response.json(newTokens);
    return wire.headers.get('Authorization') === 'Bearer new' ? new Response(JPEG) : jwtExpired();
  });
  expect((await download(getPetPhoto, url)).size).toBe(4);
  expect(tab.countOf('/auth/refresh')).toBe(1);
});

async function failedDownload(answer: () => Response) {
  const tab = openTab(answer);
  const error = await download(getPetPhoto, url).catch((thrown: AppError) => thrown);
  return { error, tab };
}

test('download throws what any call would fail with, and a 401 ends the session', async () => {
  const gone = await failedDownload(() =>
    Response.json({ message: 'No existe', code: 'not_found' }, { status: 404 }),
  );
  expect(gone.error).toMatchObject({ kind: 'http', status: 404, code: 'not_found' });
  const page = await failedDownload(() => new Response('<html>', { status: 502 }));
  expect(page.error).toMatchObject({ kind: 'http', status: 502 });
  const rejected = await failedDownload(() =>
    Response.json({ message: 'No', code: 'unauthorized' }, { status: 401 }),
  );
  expect(rejected.tab.expired).toBe(1);
});

const sending = (signal = new AbortController().signal) => ({
  body: { mascotaId: '7', pic: photo },
  idempotencyKey: 'key-1',
  onProgress: () => undefined,
  signal,
});

test('an upload outside of the store has token, key and file, and null says that the server confirmed it', async () => {
  const tab = openTab(() => Response.json(stored));
  expect(await upload(uploadPetPhoto, sending())).toBeNull();
  const [wire] = tab.sent;
  expect(wire?.headers.get('Authorization')).toBe('Bearer old');
  expect(wire?.headers.get('Idempotency-Key')).toBe('key-1');
  expect(await formIn(wire)).toMatchObject({ mascotaId: '7', pic: { name: 'foto.jpg', size: 4 } });
});

test('D70 a captive portal’s page with status 200 is not a confirmation', async () => {
  openTab(() => new Response('<html>Bienvenido</html>', { headers: { 'Content-Type': 'text/html' } }));
  expect(await upload(uploadPetPhoto, sending())).toMatchObject({ kind: 'contract' });
  openTab(() => Response.json({ ok: true }));
  expect(await upload(uploadPetPhoto, sending())).toMatchObject({ kind: 'contract' });
});

test('without a session an upload is not sent', async () => {
  const tab = openTab(() => Response.json(stored), { session: null });
  expect(await upload(uploadPetPhoto, sending())).toMatchObject({ status: 401 });
  expect(tab.sent).toHaveLength(0);
});
