import type { Log } from '@huella/server';
import { drawJpeg } from '@huella/server/testing';
import { expect, test } from 'vitest';
import { createWorkerImageProcessor } from './worker-image-processor.ts';

const photo = drawJpeg(64, 48);

function imagesWith(script?: string, timeLimit = 30_000) {
  const logged: string[] = [];
  const log: Log = { info: () => {}, error: (event) => void logged.push(event) };
  const url = script === undefined ? {} : { script: new URL(`data:text/javascript,${script}`) };
  const images = createWorkerImageProcessor({ log, timeLimit, ...url });
  return { logged, processImage: (bytes: Uint8Array) => images.process(bytes) };
}

/** On a busy machine a spinning worker is reported as 'busy' first. */
function untilBroken(processImage: (bytes: Uint8Array) => Promise<unknown>) {
  return expect.poll(() => processImage(photo), { timeout: 20_000 }).toEqual({ rejected: 'broken' });
}

test('an image is processed in a worker', async () => {
  const { processImage, logged } = imagesWith();
  expect(await processImage(photo)).toMatchObject({
    full: expect.any(Uint8Array),
    thumbnail: expect.any(Uint8Array),
  });
  expect(await processImage(new Uint8Array())).toEqual({ rejected: 'empty' });
  expect(await processImage(photo.slice(0, 90))).toEqual({ rejected: 'broken' });
  expect(logged).toEqual([]);
});

test.each([
  ['throws', 'throw new Error("x")'],
  ['ends without a word', 'process.exit(0)'],
  ['takes all memory', 'const a = []; for (;;) a.push(Array(1e5).fill(1.5))'],
])('a worker that %s is a broken image and no more', async (_, script) => {
  const { processImage, logged } = imagesWith(script);
  expect(await processImage(photo)).toEqual({ rejected: 'broken' });
  expect(logged).toEqual(['image.failed']);
});

test('a worker that spins is ended when its time is over', async () => {
  const { processImage, logged } = imagesWith('for (;;);', 300);
  await untilBroken(processImage);
  expect(logged).toEqual(['image.failed']);
});

test('a worker knows nothing of our environment', async () => {
  process.env['HUELLA_TEST_SECRET'] = 'x';
  const script =
    'import{parentPort}from"node:worker_threads";parentPort.postMessage(Object.keys(process.env).length)';
  expect(await imagesWith(script).processImage(photo)).toBe(0);
  delete process.env['HUELLA_TEST_SECRET'];
});

test('who comes while too many wait is told so at once', async () => {
  const { processImage } = imagesWith('for (;;);', 200);
  const waiting = Array.from({ length: 16 }, () => processImage(photo));
  expect(await processImage(photo)).toEqual({ rejected: 'busy' });
  await Promise.all(waiting);
  await untilBroken(processImage);
});
