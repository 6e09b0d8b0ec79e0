import type { StoredItem } from '../item.ts';

interface MemoryFile {
  readonly item: StoredItem;
  readonly file: Blob;
}

/** Files chosen in this page, until they have arrived: a full disk makes Chromium delete stored ones (leveldb 1180). */
export interface MemoryFiles {
  put: (item: StoredItem, file: Blob) => void;
  get: (id: string) => MemoryFile | undefined;
  drop: (id: string) => void;
  dropOf: (account: string) => void;
}

export function createMemoryFiles(): MemoryFiles {
  const files = new Map<string, MemoryFile>();
  return {
    put: (item, file) => void files.set(item.id, { item, file }),
    get: (id) => files.get(id),
    drop: (id) => void files.delete(id),
    dropOf: (account) => {
      for (const [id, { item }] of files) if (item.account === account) files.delete(id);
    },
  };
}
