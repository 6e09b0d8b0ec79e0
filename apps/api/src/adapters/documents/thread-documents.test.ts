import type { Log } from '@huella/server';
import { drawJpeg, drawPdf } from '@huella/server/testing';
import { expect, test } from 'vitest';
import { createThreadDocuments } from './thread-documents.ts';

function documentsWith(script?: string, timeLimit = 30_000) {
  const said: string[] = [];
  const log: Log = { info: () => {}, error: (event) => void said.push(event) };
  const url = script === undefined ? {} : { script: new URL(`data:text/javascript,${script}`) };
  const documents = createThreadDocuments({ log, timeLimit, ...url });
  return {
    said,
    judge: (bytes: Uint8Array<ArrayBuffer>) => documents.process(new Uint8Array(bytes), 'paper'),
  };
}

test('a picture and a PDF are judged in a thread, and the PDF comes back as it went', async () => {
  const { judge, said } = documentsWith();
  const pdf = drawPdf(2);
  expect(await judge(pdf)).toEqual({ bytes: pdf, contentType: 'application/pdf', pages: 2 });
  expect(await judge(drawJpeg(64, 48))).toMatchObject({ contentType: 'image/jpeg', pages: 1 });
  expect(await judge(new Uint8Array())).toEqual({ rejected: 'empty' });
  expect(said).toEqual([]);
});

test.each([
  ['throws', 'throw new Error("x")'],
  ['takes all memory', 'const a = []; for (;;) a.push(Array(1e5).fill(1.5))'],
])('a thread that %s is a broken document and no more', async (_, script) => {
  const { judge, said } = documentsWith(script);
  expect(await judge(drawPdf(1))).toEqual({ rejected: 'broken' });
  expect(said).toEqual(['document.failed']);
});

/** On a busy machine a spinning thread is reported as 'busy' first. */
function untilBroken(judge: (bytes: Uint8Array<ArrayBuffer>) => Promise<unknown>) {
  return expect.poll(() => judge(drawPdf(1)), { timeout: 20_000 }).toEqual({ rejected: 'broken' });
}

test('a thread that spins is ended when its time is over', async () => {
  const { judge, said } = documentsWith('for (;;);', 300);
  await untilBroken(judge);
  expect(said).toEqual(['document.failed']);
});

test('who comes while too many wait is told so at once', async () => {
  const { judge } = documentsWith('for (;;);', 10);
  const waiting = Array.from({ length: 32 }, () => judge(drawPdf(1)));
  expect(await judge(drawPdf(1))).toEqual({ rejected: 'busy' });
  await Promise.all(waiting);
  await untilBroken(judge);
});

// An idle thread looks like one without processor time.
test('a thread that the machine has no time for says nothing of the document: it may come again', async () => {
  const { judge, said } = documentsWith('setInterval(() => {}, 1000)', 800);
  expect(await judge(drawPdf(1))).toEqual({ rejected: 'busy' });
  expect(said).toEqual([]);
});
