import { expect, test } from 'vitest';
import { digestOf, digestOfFile } from './digest.ts';

test('a file is read once, and not at all where its bytes are known', async () => {
  const bytes = Uint8Array.of(1, 2, 3);
  let read = 0;
  const counted = () => {
    const file = new Blob([bytes]);
    const arrayBuffer = () => {
      read += 1;
      return Blob.prototype.arrayBuffer.call(file);
    };
    return Object.assign(file, { arrayBuffer });
  };
  const [unread, known] = [counted(), counted()];
  const digest = await digestOf(bytes);
  expect([await digestOfFile(unread), await digestOfFile(unread), read]).toEqual([digest, digest, 1]);
  expect([await digestOfFile(known, bytes), await digestOfFile(known), read]).toEqual([digest, digest, 1]);
});
