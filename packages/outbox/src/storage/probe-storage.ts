import { within, type WithDatabase } from './database.ts';

/** What this browser keeps of a file: some versions of WebKit lose Blobs. */
export type ByteFormat = 'blob' | 'buffer';

const SIZE = 1024 * 1024;
const LIMIT_MS = 3_000;

/** Writes a megabyte of noise, reads it in another transaction and compares. `none` where nothing is kept. Never rejects. */
export async function probeStorage(withDatabase: WithDatabase): Promise<ByteFormat | 'none'> {
  const bytes = noise();
  if (await isStored(withDatabase, new Blob([bytes]), bytes)) return 'blob';
  return (await isStored(withDatabase, bytes.buffer, bytes)) ? 'buffer' : 'none';
}

async function isStored(
  withDatabase: WithDatabase,
  file: Blob | ArrayBuffer,
  bytes: Uint8Array,
): Promise<boolean> {
  try {
    return await within(LIMIT_MS, writeAndRead(withDatabase, file, bytes));
  } catch {
    return false;
  }
}

async function writeAndRead(
  withDatabase: WithDatabase,
  file: Blob | ArrayBuffer,
  bytes: Uint8Array,
): Promise<boolean> {
  const key = `probe-${crypto.getRandomValues(new Uint32Array(1)).join('')}`;
  return withDatabase(async (database) => {
    const writing = database.transaction('files', 'readwrite', { durability: 'strict' });
    writing.store.put(file, key).catch(() => undefined);
    await writing.done;
    const stored = await database.get('files', key);
    const isSame = stored !== undefined && isEqual(bytes, await bytesOf(stored));
    await database.delete('files', key);
    return isSame;
  });
}

async function bytesOf(stored: Blob | ArrayBuffer): Promise<Uint8Array> {
  return new Uint8Array(stored instanceof Blob ? await stored.arrayBuffer() : stored);
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** Incompressible bytes; the browser returns at most 64 kB at once. */
function noise(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(SIZE);
  for (let at = 0; at < SIZE; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  return bytes;
}
