import { calls } from '@huella/contract';
import { StoreFullError, sweepExpired, type BlobStore } from '@huella/server';
import { drawJpeg, RED, WHITE, PLACE, withExif, contains, sizeOf } from '@huella/server/testing';
import { expect, test } from 'vitest';
import { MINUTE, type SuiteContext } from '../src/suite-context.ts';
import { addPet, signUpAndLogIn } from '../src/fixtures.ts';
import { addPetWithPhoto, bytesOfDataUrl, fetchPhoto, hashOf, pathTo, sendPhoto } from '../src/photos.ts';
import { newClient, statusesOf, type Client } from '../src/client.ts';
import { rowsOf } from '../src/tables.ts';
import { withPorts } from '../src/with-ports.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const petOf = async (client: Client, id: number) =>
  (await client.call(calls.getPet, { params: { id } })).body;
const storedAt = (context: SuiteContext, id: number, path: string) =>
  context.ports.blobs.get(`pets/${id}/${hashOf(path)}`);

const ctx = useSuiteContext();

test('a photo is kept at 800 px and as a small square', async () => {
  const client = await signUpAndLogIn(ctx());
  const id = await addPet(client);
  const reply = await sendPhoto(
    client,
    id,
    drawJpeg(1600, 1000, (x) => (x < 800 ? RED : WHITE)),
  );
  expect(reply.status).toBe(200);
  const { img_link, foto_link } = reply.body;
  expect(await petOf(client, id)).toMatchObject({ img_link, foto_link });
  expect(img_link).toMatch(/^data:image\/jpeg;base64,/);
  expect(sizeOf(bytesOfDataUrl(img_link))).toEqual([160, 160]);
  expect(img_link.length).toBeLessThan(16_000);
  const full = new Uint8Array(await (await fetchPhoto(client, foto_link)).arrayBuffer());
  expect(sizeOf(full)).toEqual([800, 500]);
});

test('a photo that the store has lost is a 404, and in the log', async () => {
  const client = await signUpAndLogIn(ctx());
  const { id, path } = await addPetWithPhoto(client);
  await ctx().ports.blobs.delete(`pets/${id}/${hashOf(path)}`);
  expect((await fetchPhoto(client, path)).status).toBe(404);
  expect(ctx().logged).toContain('{"level":"error","event":"blob.missing","area":"pets"}');
});

test('a small photo stays as small as it is', async () => {
  const client = await signUpAndLogIn(ctx());
  const { body } = await sendPhoto(client, await addPet(client), drawJpeg(40, 24));
  const full = await (await fetchPhoto(client, body.foto_link)).arrayBuffer();
  expect(sizeOf(new Uint8Array(full))).toEqual([40, 24]);
  expect(sizeOf(bytesOfDataUrl(body.img_link))).toEqual([24, 24]);
});

test('O-UP-05 the photo of a turned phone is stored upright', async () => {
  const client = await signUpAndLogIn(ctx());
  const { body } = await sendPhoto(client, await addPet(client), withExif(drawJpeg(600, 300), 6));
  const full = await (await fetchPhoto(client, body.foto_link)).arrayBuffer();
  expect(sizeOf(new Uint8Array(full))).toEqual([300, 600]);
});

test('where a photo was taken is not stored', async () => {
  const client = await signUpAndLogIn(ctx());
  const id = await addPet(client);
  const photo = withExif(drawJpeg(64, 64), 1);
  expect([contains(photo, PLACE), contains(photo, 'Exif')]).toEqual([true, true]);
  const { body } = await sendPhoto(client, id, photo);
  const stored = (await storedAt(ctx(), id, body.foto_link))?.bytes ?? new Uint8Array();
  expect(stored.length).toBeGreaterThan(100);
  for (const bytes of [stored, bytesOfDataUrl(body.img_link)])
    for (const text of [PLACE, 'Exif']) expect(contains(bytes, text)).toBe(false);
});

test('a progressive JPEG is a photo, and what hides behind a photo is not stored', async () => {
  const client = await signUpAndLogIn(ctx());
  const { id, path } = await addPetWithPhoto(client);
  const progressive = new Uint8Array(await (await fetchPhoto(client, path)).arrayBuffer());
  const script = '<script>alert(1)</script>';
  const polyglot = Uint8Array.from([...progressive, ...new TextEncoder().encode(script)]);
  const { status, body } = await sendPhoto(client, id, polyglot);
  expect(status).toBe(200);
  const stored = (await storedAt(ctx(), id, body.foto_link))?.bytes ?? new Uint8Array();
  expect([stored.length > 100, contains(stored, 'script')]).toEqual([true, false]);
});

test.each(['../../../tmp/x.jpg', '..\\..\\x.jpg', '/etc/passwd', 'x.svg'])(
  'O-SE-06 O-UP-07 neither the name %j nor the declared type decides anything',
  async (name) => {
    const client = await signUpAndLogIn(ctx());
    const id = await addPet(client);
    const reply = await sendPhoto(client, id, drawJpeg(64, 64), { name, type: 'image/svg+xml' });
    expect(reply.status).toBe(200);
    expect(reply.body.foto_link).toMatch(new RegExp(`^/app/user/mascotas/${id}/foto/[0-9a-f]{64}$`));
    const stored = await storedAt(ctx(), id, reply.body.foto_link);
    expect(stored?.contentType).toBe('image/jpeg');
    const shown = await fetchPhoto(client, reply.body.foto_link);
    expect(shown.headers.get('Content-Type')).toBe('image/jpeg');
    expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff');
  },
);

test('a photo that is known already is not sent again', async () => {
  const client = await signUpAndLogIn(ctx());
  const { path } = await addPetWithPhoto(client);
  const first = await fetchPhoto(client, path);
  expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
  const known = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  const second = await fetchPhoto(client, path, known);
  expect([second.status, await second.text()]).toEqual([304, '']);
});

test('a new photo has a new URL, and the old one is deleted', async () => {
  const client = await signUpAndLogIn(ctx());
  const { id, path } = await addPetWithPhoto(client);
  const { body } = await sendPhoto(
    client,
    id,
    drawJpeg(80, 80, () => RED),
  );
  expect(body.foto_link).not.toBe(path);
  expect((await fetchPhoto(client, path)).status).toBe(404);
  expect(await storedAt(ctx(), id, path)).toBeNull();
  expect((await fetchPhoto(client, body.foto_link)).status).toBe(200);
});

test('the same photo again is the same photo', async () => {
  const client = await signUpAndLogIn(ctx());
  const { id, path } = await addPetWithPhoto(client);
  const { status, body } = await sendPhoto(client, id, drawJpeg(64, 48));
  expect([status, body.foto_link]).toEqual([200, path]);
  expect((await fetchPhoto(client, path)).status).toBe(200);
});

test('of several at once one is the photo, and it is there', async () => {
  const client = await signUpAndLogIn(ctx());
  const id = await addPet(client);
  const files = [16, 32, 16, 48, 16, 32].map((side) => drawJpeg(side, side));
  const replies = await Promise.all(files.map((file) => sendPhoto(client, id, file)));
  expect(new Set(statusesOf(replies))).toEqual(new Set([200]));
  const { foto_link } = await petOf(client, id);
  expect((await fetchPhoto(client, foto_link)).status).toBe(200);
  const others = new Set(replies.map(({ body }) => body.foto_link).filter((path) => path !== foto_link));
  for (const path of others) expect(await storedAt(ctx(), id, path)).toBeNull();
});

test('O-SE-03 the photo of somebody else’s pet is unknown, and stays', async () => {
  const owner = await signUpAndLogIn(ctx());
  const { id, path } = await addPetWithPhoto(owner);
  const stranger = await signUpAndLogIn(ctx());
  const own = await addPetWithPhoto(stranger);
  for (const wrong of [path, pathTo(own.id, hashOf(path)).replace(/.$/, 'x'), pathTo(id, 'a'.repeat(64))])
    expect((await fetchPhoto(stranger, wrong)).status).toBe(404);
  const [foreign, unknown] = [
    await sendPhoto(stranger, id, drawJpeg(8, 8)),
    await sendPhoto(stranger, 999_999_999, drawJpeg(8, 8)),
  ];
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
  expect((await petOf(owner, id)).foto_link).toBe(path);
});

test('the same key and file answer the first answer again, another file is rejected', async () => {
  const client = await signUpAndLogIn(ctx());
  const id = await addPet(client);
  const send = (side: number) => sendPhoto(client, id, drawJpeg(side, side), { key: 'una-foto' });
  const first = await send(32);
  expect([(await send(32)).body, (await send(48)).status]).toEqual([first.body, 409]);
  expect((await fetchPhoto(client, first.body.foto_link)).status).toBe(200);
});

test('a retry that comes after a newer photo leaves nothing behind', async () => {
  const client = await signUpAndLogIn(ctx());
  const id = await addPet(client);
  const send = () => sendPhoto(client, id, drawJpeg(32, 32), { key: 'primera' });
  const first = await send();
  const newer = await sendPhoto(client, id, drawJpeg(48, 48));
  expect((await send()).body).toEqual(first.body);
  expect((await petOf(client, id)).foto_link).toBe(newer.body.foto_link);
  expect(await storedAt(ctx(), id, first.body.foto_link)).toBeNull();
});

test('an old file that cannot be deleted does not undo the new photo', async () => {
  const client = await signUpAndLogIn(ctx());
  const { id, path } = await addPetWithPhoto(client);
  const blobs = { ...ctx().ports.blobs, delete: () => Promise.reject(new Error('no store')) };
  const late = Object.assign(newClient(withPorts(ctx(), { blobs })), { token: client.token });
  expect((await sendPhoto(late, id, drawJpeg(96, 96))).status).toBe(200);
  expect(ctx().logged.some((line) => line.includes('"blob.left"'))).toBe(true);
  expect(await storedAt(ctx(), id, path)).not.toBeNull();
  await sweepExpired(ctx().ports);
  expect(await storedAt(ctx(), id, path)).toBeNull();
});

test('a store that is full takes no photo, keeps the one before and says when to come back', async () => {
  const client = await signUpAndLogIn(ctx());
  const { id, path } = await addPetWithPhoto(client);
  const blobs = { ...ctx().ports.blobs, put: () => Promise.reject(new StoreFullError()) };
  const late = Object.assign(newClient(withPorts(ctx(), { blobs })), { token: client.token });
  const { status, body, headers } = await sendPhoto(late, id, drawJpeg(96, 96));
  expect([status, headers.get('Retry-After')]).toEqual([503, '60']);
  expect(body.message).toBe('El servidor se encuentra en mantenimiento');
  expect(ctx().logged.some((line) => line.includes('"store.full"'))).toBe(true);
  expect((await petOf(client, id)).foto_link).toBe(path);
  expect((await fetchPhoto(client, path)).status).toBe(200);
  expect(await rowsOf(ctx(), 'orphaned_blobs')).toEqual([]);
});

test('a photo that the sweep took before the pet had it is written again', async () => {
  const client = await signUpAndLogIn(ctx());
  const id = await addPet(client);
  let sweeps = 0;
  const put: BlobStore['put'] = async (key, bytes, type) => {
    await ctx().ports.blobs.put(key, bytes, type);
    if ((sweeps += 1) === 1) await sweepExpired(ctx().ports);
  };
  const swept = withPorts(ctx(), { blobs: { ...ctx().ports.blobs, put } });
  const { status, body } = await sendPhoto(
    Object.assign(newClient(swept), { token: client.token }),
    id,
    drawJpeg(96, 96),
  );
  expect([status, (await fetchPhoto(client, body.foto_link)).status, sweeps]).toEqual([200, 200, 2]);
});

/** A store in which one call hangs until it is released. */
function hangingStore(call: 'put' | 'delete', at: number) {
  const { blobs } = ctx().ports;
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  let count = 0;
  const wait = async () => {
    if ((count += 1) !== at) return;
    begun.resolve();
    await end.promise;
  };
  const store: BlobStore = {
    ...blobs,
    put: async (...file) => {
      if (call === 'put') await wait();
      await blobs.put(...file);
    },
    delete: async (key) => {
      if (call === 'delete') await wait();
      await blobs.delete(key);
    },
  };
  return { store, begun: begun.promise, end: end.resolve };
}

const withStore = (client: Client, blobs: BlobStore) =>
  Object.assign(newClient(withPorts(ctx(), { blobs })), { token: client.token });

test('while a store hangs over a file that is deleted, others write, and an equal file is stored after it', async () => {
  const client = await signUpAndLogIn(ctx());
  const { id } = await addPetWithPhoto(client);
  const first = drawJpeg(64, 48);
  const hash = hashOf((await sendPhoto(client, id, first)).body.foto_link);
  const { store, begun, end } = hangingStore('delete', 1);
  const replaced = sendPhoto(withStore(client, store), id, drawJpeg(96, 96));
  await begun;
  expect((await addPetWithPhoto(await signUpAndLogIn(ctx()))).id).toBeGreaterThan(id);
  const again = sendPhoto(client, id, first);
  end();
  expect([(await replaced).status, (await again).status]).toEqual([200, 200]);
  expect(await ctx().ports.blobs.get(`pets/${id}/${hash}`)).not.toBeNull();
  expect((await petOf(client, id)).foto_link).toContain(hash);
  expect(await rowsOf(ctx(), 'orphaned_blobs')).toEqual([]);
});

test('while a store hangs over a file that is written again, others write', async () => {
  const client = await signUpAndLogIn(ctx());
  const id = await addPet(client);
  const { store, begun, end } = hangingStore('put', 2);
  let puts = 0;
  const put: BlobStore['put'] = async (...file) => {
    await store.put(...file);
    if ((puts += 1) === 1) await sweepExpired(ctx().ports);
  };
  const sent = sendPhoto(withStore(client, { ...store, put }), id, drawJpeg(96, 96));
  await begun;
  expect((await addPetWithPhoto(await signUpAndLogIn(ctx()))).id).toBeGreaterThan(id);
  end();
  const { status, body } = await sent;
  expect([status, (await fetchPhoto(client, body.foto_link)).status]).toEqual([200, 200]);
});

test('a photo that was given up and is given again is not swept', async () => {
  const client = await signUpAndLogIn(ctx());
  const { id, path } = await addPetWithPhoto(client);
  const blobs = { ...ctx().ports.blobs, delete: () => Promise.reject(new Error('no store')) };
  const late = Object.assign(newClient(withPorts(ctx(), { blobs })), { token: client.token });
  for (const side of [96, 48])
    expect((await sendPhoto(late, id, drawJpeg((side * 4) / 3, side))).status).toBe(200);
  await sweepExpired(ctx().ports);
  const { foto_link } = await petOf(client, id);
  expect([foto_link, (await fetchPhoto(client, foto_link)).status]).toEqual([path, 200]);
});

test('so many photos in a quarter of an hour are enough', async () => {
  const client = await signUpAndLogIn(ctx());
  const id = await addPet(client);
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1) statuses.push((await sendPhoto(client, id, 'x')).status);
  expect([statuses.at(29), statuses.at(30)]).toEqual([415, 429]);
  ctx().advance(15 * MINUTE);
});
