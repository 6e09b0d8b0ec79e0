import type { StoredItem } from '../item.ts';
import { createDatabase } from './database.ts';
import { createIndexedDbStore } from './indexed-db-store.ts';
import type { ItemStore } from './item-store.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';
import { storedFileLog } from './stored-file-log.ts';
import { probeStorage, type ByteFormat } from './probe-storage.ts';

export interface ItemStores {
  readonly persistent: ItemStore;
  readonly memory: MemoryStore;
  /** Stores an item persistently, else in memory. Returns whether it is persisted. */
  add: (item: StoredItem, file: Blob, replaced: StoredItem | undefined) => Promise<boolean>;
  find: (account: string, id: string) => Promise<StoredItem | undefined>;
  save: ItemStore['save'];
  remove: ItemStore['remove'];
  clearMemory: (account: string) => Promise<void>;
  clearPersistent: (account: string) => Promise<void>;
}

export function createItemStores(): ItemStores {
  const withDatabase = createDatabase();
  let byteFormat: ByteFormat | 'none' | 'unknown' = 'unknown';
  const persistent = createIndexedDbStore(withDatabase, () => (byteFormat === 'buffer' ? 'buffer' : 'blob'));
  const memory = createMemoryStore();
  const storeOf = ({ id }: StoredItem): ItemStore => (memory.has(id) ? memory : persistent);
  const listPersisted = (account: string) => persistent.list(account).catch(() => []);

  async function persist(item: StoredItem, file: Blob, replacedId?: string): Promise<boolean> {
    // Probes again after `none`: the disk may have been full, or another tab may have blocked the database.
    if (byteFormat === 'unknown' || byteFormat === 'none') byteFormat = await probeStorage(withDatabase);
    if (byteFormat === 'none') return false;
    return persistent.add(item, file, replacedId).then(
      () => true,
      () => false,
    );
  }

  return {
    persistent,
    memory,
    add: async (item, file, replaced) => {
      const isPersisted = await persist(item, file, replaced?.id);
      if (!isPersisted) await memory.add(item, file, replaced?.id);
      // The replaced item may be in the other store.
      if (replaced) await (isPersisted ? memory : persistent).remove(replaced);
      return isPersisted;
    },
    find: async (account, id) => {
      const persisted = await listPersisted(account);
      return [...(await memory.list(account)), ...persisted].find((item) => item.id === id);
    },
    save: (item, changes) => storeOf(item).save(item, changes),
    remove: (item) => storeOf(item).remove(item),
    clearMemory: async (account) => {
      for (const item of await memory.list(account)) await memory.remove(item);
    },
    clearPersistent: async (account) => {
      for (const item of await listPersisted(account)) await persistent.remove(item);
      for (const { id } of storedFileLog.all(account)) storedFileLog.forget(id);
    },
  };
}
