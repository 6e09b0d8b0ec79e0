import type { BlobStore } from '@huella/server';

export type StoredBlob = Readonly<{ bytes: Uint8Array; contentType: string }>;

/** `entries` and `replace` let a storage persist the files over reloads. */
export interface MemoryBlobs extends BlobStore {
  entries(): ReadonlyMap<string, StoredBlob>;
  replace(blobs: ReadonlyMap<string, StoredBlob>): void;
}

export function createMemoryBlobs(): MemoryBlobs {
  let blobs = new Map<string, StoredBlob>();
  return {
    put: (key, bytes, contentType) => {
      blobs.set(key, { bytes, contentType });
      return Promise.resolve();
    },
    get: async (key) => {
      const blob = blobs.get(key);
      return blob ? { ...blob, bytes: new Uint8Array(blob.bytes) } : null;
    },
    delete: (key) => {
      blobs.delete(key);
      return Promise.resolve();
    },
    check: () => Promise.resolve(),
    async *list(prefix) {
      for (const key of blobs.keys()) if (key.startsWith(prefix)) yield key;
    },
    entries: () => blobs,
    replace: (next) => {
      blobs = new Map(next);
    },
  };
}
