import type { StoredItem } from '../item.ts';
import { createDatabase } from './database.ts';
import { createDatabaseStore } from './database-store.ts';
import type { ItemStore } from './item-store.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';
import { storedFileLog } from './stored-file-log.ts';
import { testKeeping, type KeptAs } from './write-test.ts';

export interface ItemStores {
  readonly database: ItemStore;
  readonly memory: MemoryStore;
  /** Stores an item in the database, else in memory. Returns whether the database has it. */
  keep: (item: StoredItem, file: Blob, replaced: StoredItem | undefined) => Promise<boolean>;
  find: (account: string, id: string) => Promise<StoredItem | undefined>;
  save: ItemStore['save'];
  remove: ItemStore['remove'];
  clearMemory: (account: string) => Promise<void>;
  clearDatabase: (account: string) => Promise<void>;
}

export function createItemStores(): ItemStores {
  const withDatabase = createDatabase();
  let keptAs: KeptAs | null = null;
  const database = createDatabaseStore(withDatabase, () => keptAs ?? 'blob');
  const memory = createMemoryStore();
  const placeOf = ({ id }: StoredItem): ItemStore => (memory.has(id) ? memory : database);
  const listKept = (account: string) => database.list(account).catch(() => []);

  async function isKept(item: StoredItem, file: Blob, replaces?: string): Promise<boolean> {
    keptAs ??= await testKeeping(withDatabase);
    if (keptAs === null) return false;
    return database.add(item, file, replaces).then(
      () => true,
      () => false,
    );
  }

  return {
    database,
    memory,
    keep: async (item, file, replaced) => {
      const kept = await isKept(item, file, replaced?.id);
      if (!kept) await memory.add(item, file, replaced?.id);
      // The replaced item may be in the other store.
      if (replaced) await (kept ? memory : database).remove(replaced);
      return kept;
    },
    find: async (account, id) => {
      const kept = await listKept(account);
      return [...(await memory.list(account)), ...kept].find((item) => item.id === id);
    },
    save: (item, changes) => placeOf(item).save(item, changes),
    remove: (item) => placeOf(item).remove(item),
    clearMemory: async (account) => {
      for (const item of await memory.list(account)) await memory.remove(item);
    },
    clearDatabase: async (account) => {
      for (const item of await listKept(account)) await database.remove(item);
      for (const { id } of storedFileLog.all(account)) storedFileLog.forget(id);
    },
  };
}
