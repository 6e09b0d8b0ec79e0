/** Files that are not photos of a pet; nothing of them stays. */
import { calls } from '@huella/contract';
import { drawJpeg, RED, WHITE, declaringSize } from '@huella/server/testing';
import { expect, test } from 'vitest';
import { addPet, signUpAndLogIn } from '../src/fixtures.ts';
import { sendPhoto } from '../src/photos.ts';
import { fieldMessages, newClient, type Client } from '../src/client.ts';
import { withPorts } from '../src/with-ports.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const MEGABYTE = 1024 * 1024;
const photo = drawJpeg(256, 256, (x, y) => ((x + y) % 16 === 0 ? RED : WHITE));
const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

function damaged(): Uint8Array<ArrayBuffer> {
  const broken = new Uint8Array(photo);
  broken.fill(0x7f, photo.length >> 1, (photo.length >> 1) + 40);
  return broken;
}

function heavy(size: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(size);
  file.set(photo);
  return file;
}

const formHeaders = (client: Client) => ({
  'Content-Type': 'multipart/form-data; boundary=x',
  Authorization: `Bearer ${client.token}`,
});

const notJpeg = 'Elija una foto en formato JPEG.';
const broken = 'No pudimos abrir la foto. Elija otra.';
const tooLarge = 'La foto es demasiado grande. Elija una más chica.';

const ctx = useSuiteContext();

test.each([
  ['O-SE-05 an SVG with a script', 415, notJpeg, bytes(svg)],
  ['O-SE-05 an HTML page', 415, notJpeg, bytes('<!doctype html><script>alert(1)</script>')],
  ['O-UP-07 a PDF', 415, notJpeg, bytes('%PDF-1.7\n%âãÏÓ\n1 0 obj')],
  ['a PNG', 415, notJpeg, bytes(png)],
  ['a GIF', 415, notJpeg, bytes('GIF89a\x01\0\x01\0')],
  ['a WebP', 415, notJpeg, bytes('RIFF\x24\0\0\0WEBPVP8 ')],
  ['a HEIC', 415, notJpeg, bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['a photo behind a line of text', 415, notJpeg, Uint8Array.from([0x0a, ...photo])],
  ['O-UP-12 an empty file', 422, 'La foto está vacía. Elija otra.', bytes('')],
  ['the first bytes of a JPEG', 422, broken, photo.slice(0, 4)],
  ['a JPEG that was cut off', 422, broken, photo.slice(0, photo.length >> 1)],
  ['a JPEG without its end', 422, broken, photo.slice(0, -2)],
  ['a JPEG with a damaged middle', 422, broken, damaged()],
  ['a JPEG without a frame', 422, broken, Uint8Array.from([...photo.slice(0, 2), ...photo.slice(-2)])],
  ['a JPEG without size', 422, broken, declaringSize(photo, 0, 0)],
  ['a JPEG that declares more than it holds', 422, broken, declaringSize(photo, 3000, 3000)],
  ['a decompression bomb', 413, tooLarge, declaringSize(photo, 65_500, 65_500)],
  ['a bomb as thin as a line', 413, tooLarge, declaringSize(photo, 65_500, 300)],
  ['a heavy file', 413, 'La foto pesa más de 8 MB. Elija una más liviana.', heavy(8 * MEGABYTE + 1)],
])('%s is rejected with %d', async (_, status, message, file) => {
  const client = await signUpAndLogIn(ctx());
  const id = await addPet(client);
  const reply = await sendPhoto(client, id, file);
  expect([reply.status, fieldMessages(reply)]).toEqual([status, { pic: message }]);
  const pet = (await client.call(calls.getPet, { params: { id } })).body;
  expect([pet.img_link, pet.foto_link]).toEqual([null, null]);
});

test('a form beyond measure is not read to its end', async () => {
  const client = await signUpAndLogIn(ctx());
  const response = await client.send(calls.uploadPetPhoto.path, {
    method: 'POST',
    headers: { ...formHeaders(client), 'Content-Length': String(10 * MEGABYTE) },
    body: 'x',
  });
  expect(response.status).toBe(413);
});

test('a form without a file, or with a text in its place, says what to do', async () => {
  const client = await signUpAndLogIn(ctx());
  const id = await addPet(client);
  for (const pic of [null, 'data:image/jpeg;base64,AAAA']) {
    const form = new FormData();
    form.set('mascotaId', String(id));
    if (pic !== null) form.set('pic', pic);
    const reply = await client.call(calls.uploadPetPhoto, { form });
    expect([reply.status, fieldMessages(reply)]).toEqual([422, { pic: 'Elija una foto.' }]);
  }
});

test.each(['', '0', '-1', '1e3', 'x', '１'])('no pet has the id %j', async (id) => {
  const reply = await sendPhoto(await signUpAndLogIn(ctx()), id, photo);
  expect([reply.status, Object.keys(fieldMessages(reply))]).toEqual([422, ['mascotaId']]);
});

test('JSON is not a form, and an invalid form is malformed', async () => {
  const client = await signUpAndLogIn(ctx());
  const json = await client.call(calls.uploadPetPhoto, { body: { mascotaId: '1', pic: 'x' } });
  expect(json.status).toBe(415);
  const { path, method } = calls.uploadPetPhoto;
  const headers = formHeaders(client);
  expect((await client.send(path, { method, headers, body: 'nonsense' })).status).toBe(400);
});

// Parsed, they would be a form without a file (422), and block the process for seconds.
const head = '--x\r\nContent-Disposition: form-data; name="a"\r\n';
test.each([
  ['parts', `${head}\r\n\r\n`.repeat(17)],
  ['lines of a head', `${head}${'X: y\r\n'.repeat(1000)}\r\n1\r\n`],
])('a form of nothing but %s is not parsed', async (_, content) => {
  const client = await signUpAndLogIn(ctx());
  const { path, method } = calls.uploadPetPhoto;
  const body = `${content}--x--\r\n`;
  const response = await client.send(path, { method, headers: formHeaders(client), body });
  expect(response.status).toBe(400);
});

test('a form whose boundary is quoted, or followed by more, is read', async () => {
  const client = await signUpAndLogIn(ctx());
  const { path, method } = calls.uploadPetPhoto;
  for (const boundary of ['"x"', 'x; charset=utf-8']) {
    const headers = {
      ...formHeaders(client),
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    };
    const body = '--x\r\nContent-Disposition: form-data; name="mascotaId"\r\n\r\n1\r\n--x--\r\n';
    expect((await client.send(path, { method, headers, body })).status).toBe(422);
  }
});

test('while too many wait the next one is asked to come back', async () => {
  const client = await signUpAndLogIn(ctx());
  const id = await addPet(client);
  const busy = withPorts(ctx(), { images: { process: async () => ({ rejected: 'busy' }) } });
  const late = Object.assign(newClient(busy), { token: client.token });
  const reply = await sendPhoto(late, id, photo);
  expect([reply.status, reply.headers.get('Retry-After')]).toEqual([503, '5']);
});

test('what arrives in pieces of a photo breaks nothing', async () => {
  const outcomes = new Set<string>();
  for (let cut = 0; cut < photo.length; cut += Math.ceil(photo.length / 40)) {
    const outcome = await ctx().ports.images.process(photo.slice(0, cut));
    outcomes.add('rejected' in outcome ? outcome.rejected : 'made');
  }
  expect([...outcomes].toSorted()).toEqual(['broken', 'empty']);
});
