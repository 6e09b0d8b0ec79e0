import type { StoredItem } from '../item.ts';
import { createDatabase } from './database.ts';
import { createDatabaseStore } from './database-store.ts';
import type { ItemStore } from './item-store.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';
import { storedFileLog } from './stored-file-log.ts';
import { testStorage, type StoredAs } from './write-test.ts';

export interface ItemStores {
  readonly database: ItemStore;
  readonly memory: MemoryStore;
  /** Stores an item in the database, else in memory. Returns whether the database has it. */
  add: (item: StoredItem, file: Blob, replaced: StoredItem | undefined) => Promise<boolean>;
  find: (account: string, id: string) => Promise<StoredItem | undefined>;
  save: ItemStore['save'];
  remove: ItemStore['remove'];
  clearMemory: (account: string) => Promise<void>;
  clearDatabase: (account: string) => Promise<void>;
}

export function createItemStores(): ItemStores {
  const withDatabase = createDatabase();
  let storedAs: StoredAs | null = null;
  const database = createDatabaseStore(withDatabase, () => storedAs ?? 'blob');
  const memory = createMemoryStore();
  const storeOf = ({ id }: StoredItem): ItemStore => (memory.has(id) ? memory : database);
  const listPersisted = (account: string) => database.list(account).catch(() => []);

  async function persist(item: StoredItem, file: Blob, replaces?: string): Promise<boolean> {
    storedAs ??= await testStorage(withDatabase);
    if (storedAs === null) return false;
    return database.add(item, file, replaces).then(
      () => true,
      () => false,
    );
  }

  return {
    database,
    memory,
    add: async (item, file, replaced) => {
      const isPersisted = await persist(item, file, replaced?.id);
      if (!isPersisted) await memory.add(item, file, replaced?.id);
      // The replaced item may be in the other store.
      if (replaced) await (isPersisted ? memory : database).remove(replaced);
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
    clearDatabase: async (account) => {
      for (const item of await listPersisted(account)) await database.remove(item);
      for (const { id } of storedFileLog.all(account)) storedFileLog.forget(id);
    },
  };
}
