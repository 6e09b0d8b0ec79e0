import { expect, test } from 'vitest';
import { bodyChunks } from '../src/http/body-chunks.ts';

/** A body in chunks of ten bytes, and whether reading it was aborted. */
function requestOf(chunks: number, end: (controller: ReadableStreamDefaultController) => void) {
  let left = chunks;
  const cancelled: boolean[] = [];
  const body = new ReadableStream({
    pull(controller) {
      if (left === 0) end(controller);
      else controller.enqueue(new Uint8Array(10));
      left -= 1;
    },
    cancel: () => void cancelled.push(true),
  });
  const request = new Request('http://a/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  return { request, cancelled };
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return all;
}

test('a body comes whole up to its limit', async () => {
  const { request } = requestOf(3, (controller) => controller.close());
  expect(await collect(bodyChunks(request, 30))).toHaveLength(3);
});

test('what is longer is too large, and the rest of it is not waited for', async () => {
  const { request, cancelled } = requestOf(3, (controller) => controller.close());
  await expect(collect(bodyChunks(request, 19))).rejects.toMatchObject({ code: 'body_too_large' });
  expect(cancelled).toEqual([true]);
});

test('a sender that goes away in the middle is not a failure of ours', async () => {
  const { request } = requestOf(1, (controller) => controller.error(new Error('reset')));
  await expect(collect(bodyChunks(request, 99))).rejects.toMatchObject({ code: 'malformed_request' });
});

test('a request without a body has none', async () => {
  expect(await collect(bodyChunks(new Request('http://a/'), 1))).toEqual([]);
});
