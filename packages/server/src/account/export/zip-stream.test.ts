import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipStream } from './zip-stream.ts';

const MADE = new Date('2026-11-20T12:00:00Z');
const entry = (name: string, bytes: Uint8Array | null, read: string[] = []) => ({
  name,
  read: async () => {
    read.push(name);
    return bytes;
  },
});

test('entries come in their order, as they are, without those that are gone', async () => {
  const photo = Uint8Array.from({ length: 70_000 }, (_, at) => at % 251);
  const text = { ...entry('año.txt', new TextEncoder().encode('a'.repeat(5000))), isText: true };
  const stream = await zipStream([text, entry('nada.jpg', null), entry('s/foto.jpg', photo)], MADE);
  const files = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
  expect(Object.keys(files)).toEqual(['año.txt', 's/foto.jpg']);
  expect(strFromU8(files['año.txt'] ?? new Uint8Array())).toBe('a'.repeat(5000));
  expect(files['s/foto.jpg']).toEqual(photo);
});

test('what nobody has fetched yet is not read', async () => {
  const read: string[] = [];
  const bytes = new Uint8Array(10);
  const stream = await zipStream([entry('a', bytes, read), entry('b', bytes, read)], MADE);
  expect(read).toEqual([]);
  const reader = stream.getReader();
  await reader.read();
  expect(read).toEqual(['a']);
  await reader.cancel();
});

test('an entry that cannot be read breaks it off', async () => {
  const broken = { name: 'b', read: () => Promise.reject(new Error('no store')) };
  const stream = await zipStream([entry('a', new Uint8Array(10)), broken], MADE);
  await expect(new Response(stream).arrayBuffer()).rejects.toThrow('no store');
});
