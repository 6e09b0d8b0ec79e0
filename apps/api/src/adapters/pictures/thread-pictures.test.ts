import type { Log } from '@huella/server';
import { drawJpeg } from '@huella/server/suite';
import { expect, test } from 'vitest';
import { createThreadPictures } from './thread-pictures.ts';

const photo = drawJpeg(64, 48);

function picturesWith(script?: string, timeLimit = 30_000) {
  const said: string[] = [];
  const log: Log = { info: () => {}, error: (event) => void said.push(event) };
  const url = script === undefined ? {} : { script: new URL(`data:text/javascript,${script}`) };
  const pictures = createThreadPictures({ log, timeLimit, ...url });
  return { said, make: (bytes: Uint8Array) => pictures.make(bytes) };
}

test('a picture is made in a thread', async () => {
  const { make, said } = picturesWith();
  expect(await make(photo)).toMatchObject({
    full: expect.any(Uint8Array),
    thumbnail: expect.any(Uint8Array),
  });
  expect(await make(new Uint8Array())).toEqual({ refused: 'empty' });
  expect(await make(photo.slice(0, 90))).toEqual({ refused: 'broken' });
  expect(said).toEqual([]);
});

test.each([
  ['throws', 'throw new Error("x")'],
  ['ends without a word', 'process.exit(0)'],
  ['takes all memory', 'const a = []; for (;;) a.push(Array(1e5).fill(1.5))'],
])('a thread that %s is a broken picture and no more', async (_, script) => {
  const { make, said } = picturesWith(script);
  expect(await make(photo)).toEqual({ refused: 'broken' });
  expect(said).toEqual(['picture.failed']);
});

test('a thread that spins is ended when its time is over', async () => {
  const { make, said } = picturesWith('for (;;);', 300);
  expect(await make(photo)).toEqual({ refused: 'broken' });
  expect(said).toEqual(['picture.failed']);
});

test('a thread knows nothing of our environment', async () => {
  process.env['HUELLA_TEST_SECRET'] = 'x';
  const script =
    'import{parentPort}from"node:worker_threads";parentPort.postMessage(Object.keys(process.env).length)';
  expect(await picturesWith(script).make(photo)).toBe(0);
  delete process.env['HUELLA_TEST_SECRET'];
});

test('who comes while too many wait is told so at once', async () => {
  const { make } = picturesWith('for (;;);', 200);
  const waiting = Array.from({ length: 16 }, () => make(photo));
  expect(await make(photo)).toEqual({ refused: 'busy' });
  await Promise.all(waiting);
  expect(await make(photo)).toEqual({ refused: 'broken' });
});
