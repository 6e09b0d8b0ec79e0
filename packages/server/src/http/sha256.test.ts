import { expect, test } from 'vitest';
import { sha256, sha256OfBlob } from './sha256.ts';

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
  const digest = await sha256(bytes);
  expect([await sha256OfBlob(unread), await sha256OfBlob(unread), read]).toEqual([digest, digest, 1]);
  expect([await sha256OfBlob(known, bytes), await sha256OfBlob(known), read]).toEqual([digest, digest, 1]);
});
