import type { StoredItem } from '../item.ts';

interface SpareFile {
  readonly item: StoredItem;
  readonly file: Blob;
}

/** Files chosen in this page, until they have arrived: a full disk makes Chromium delete stored ones (leveldb 1180). */
export interface SpareFiles {
  put: (item: StoredItem, file: Blob) => void;
  get: (id: string) => SpareFile | undefined;
  drop: (id: string) => void;
  dropOf: (account: string) => void;
}

export function createSpareFiles(): SpareFiles {
  const files = new Map<string, SpareFile>();
  return {
    put: (item, file) => void files.set(item.id, { item, file }),
    get: (id) => files.get(id),
    drop: (id) => void files.delete(id),
    dropOf: (account) => {
      for (const [id, { item }] of files) if (item.account === account) files.delete(id);
    },
  };
}
