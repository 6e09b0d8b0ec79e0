import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { ApiError } from '../src/http/api-error.ts';
import { bodyChunks } from '../src/http/body-chunks.ts';
import { readMultipart } from '../src/http/read-multipart.ts';

const KILOBYTE = 1024;
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const part = (head: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const file = (name: string) => part(`name="pic"; filename="${name}"\r\nContent-Type: image/jpeg`, 'bytes');

/** The result for a form that arrives in these chunks, or the status of its rejection. */
async function read(...chunks: readonly Uint8Array[]) {
  const outcomes: (Record<string, string | File> | number)[] = [];
  const app = new Hono().post('/', async (context) => {
    const outcome = await readMultipart(context, bodyChunks(context.req.raw, 8 * KILOBYTE), KILOBYTE).catch(
      (error: unknown) => (error instanceof ApiError ? error.status : Promise.reject(error)),
    );
    outcomes.push(outcome);
    return context.text('');
  });
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  await app.fetch(new Request('http://a/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit));
  return outcomes[0] ?? 0;
}

const form = latin(`${part('name="mascotaId"', '7')}${file('foto.jpg')}--x--\r\n`);

test('a form is the same in whichever chunks it arrives', async () => {
  for (let at = 1; at < form.length; at += 1) {
    const fields = await read(form.slice(0, at), form.slice(at));
    if (typeof fields === 'number') throw new Error(`rejected when it was cut at ${at}`);
    const { mascotaId, pic, ...rest } = fields;
    expect([mascotaId, pic instanceof File && (await pic.text()), rest]).toEqual(['7', 'bytes', {}]);
  }
});

test('a file has its name as it was written, and its type; of two of one name the last one stays', async () => {
  const names = [
    ['../etc/passwd', '../etc/passwd'],
    ['a%22b%0D%0Ac.jpg', 'a"b  c.jpg'],
    ['Informe ñandú 🐶.pdf', 'Informe ñandú 🐶.pdf'],
  ] as const;
  for (const [sent, kept] of names) {
    const { pic } = Object(await read(new TextEncoder().encode(`${file('other.jpg')}${file(sent)}--x--`)));
    expect([pic.name, pic.type]).toEqual([kept, 'image/jpeg']);
  }
});

test('a field may be called like what every object has', async () => {
  const fields = await read(latin(`${part('name="__proto__"', 'x')}${part('name="constructor"', 'y')}--x--`));
  expect(Object.keys(Object(fields))).toEqual(['__proto__', 'constructor']);
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
});

test.each([
  ['of nothing', ''],
  ['without a beginning', `x${part('name="a"', '1')}--x--`],
  ['without an end', part('name="a"', '1')],
  ['whose field has no name', `${part('filename="a"', '1')}--x--`],
  ['whose header is not text', `${part('name="\xff"', '1')}--x--`],
  ['of too many parts', `${part('name="a"', '1').repeat(17)}--x--`],
  ['with an endless header', `${part(`name="${'a'.repeat(5000)}"`, '1')}--x--`],
  ['with a header that does not end', `--x\r\n${'a'.repeat(5000)}`],
])('a form %s is malformed', async (_, content) => {
  expect(await read(latin(content))).toBe(400);
});

test('a form that turns out to be too large is not read to its end', async () => {
  const chunk = new Uint8Array(300);
  expect(
    await read(latin('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'), chunk, chunk, chunk, chunk),
  ).toBe(413);
});
