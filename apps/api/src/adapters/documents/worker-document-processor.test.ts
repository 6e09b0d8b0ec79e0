import type { Log } from '@huella/server';
import { drawJpeg, drawPdf } from '@huella/server/testing';
import { expect, test } from 'vitest';
import { createWorkerDocumentProcessor } from './worker-document-processor.ts';

function documentsWith(script?: string, timeLimit = 30_000) {
  const logged: string[] = [];
  const log: Log = { info: () => {}, error: (event) => void logged.push(event) };
  const url = script === undefined ? {} : { script: new URL(`data:text/javascript,${script}`) };
  const documents = createWorkerDocumentProcessor({ log, timeLimit, ...url });
  return {
    logged,
    validate: (bytes: Uint8Array<ArrayBuffer>) => documents.process(new Uint8Array(bytes), 'paper'),
  };
}

test('an image and a PDF are validated in a worker, and the PDF comes back as it went', async () => {
  const { validate, logged } = documentsWith();
  const pdf = drawPdf(2);
  expect(await validate(pdf)).toEqual({ bytes: pdf, contentType: 'application/pdf', pages: 2 });
  expect(await validate(drawJpeg(64, 48))).toMatchObject({ contentType: 'image/jpeg', pages: 1 });
  expect(await validate(new Uint8Array())).toEqual({ rejected: 'empty' });
  expect(logged).toEqual([]);
});

test.each([
  ['throws', 'throw new Error("x")'],
  ['takes all memory', 'const a = []; for (;;) a.push(Array(1e5).fill(1.5))'],
])('a worker that %s is a broken document and no more', async (_, script) => {
  const { validate, logged } = documentsWith(script);
  expect(await validate(drawPdf(1))).toEqual({ rejected: 'broken' });
  expect(logged).toEqual(['document.failed']);
});

/** On a busy machine a spinning worker is reported as 'busy' first. */
function untilBroken(validate: (bytes: Uint8Array<ArrayBuffer>) => Promise<unknown>) {
  return expect.poll(() => validate(drawPdf(1)), { timeout: 20_000 }).toEqual({ rejected: 'broken' });
}

test('a worker that spins is ended when its time is over', async () => {
  const { validate, logged } = documentsWith('for (;;);', 300);
  await untilBroken(validate);
  expect(logged).toEqual(['document.failed']);
});

test('who comes while too many wait is told so at once', async () => {
  const { validate } = documentsWith('for (;;);', 10);
  const waiting = Array.from({ length: 32 }, () => validate(drawPdf(1)));
  expect(await validate(drawPdf(1))).toEqual({ rejected: 'busy' });
  await Promise.all(waiting);
  await untilBroken(validate);
});

// An idle worker looks like one without CPU time.
test('a worker that the machine has no time for says nothing of the document: it may come again', async () => {
  const { validate, logged } = documentsWith('setInterval(() => {}, 1000)', 800);
  expect(await validate(drawPdf(1))).toEqual({ rejected: 'busy' });
  expect(logged).toEqual([]);
});
