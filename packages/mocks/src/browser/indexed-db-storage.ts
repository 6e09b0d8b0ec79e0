import { openDB, type DBSchema } from 'idb';
import type { MockStorage, StoredState } from '../storage/mock-storage.ts';

const NAME = 'huella-mocks';

interface MockDatabase extends DBSchema {
  state: { key: 'server'; value: StoredState };
  /** Separate from the state, so that checking for another tab's save is cheap. */
  revision: { key: 'server'; value: number };
}

export async function openIndexedDbStorage(): Promise<MockStorage> {
  const database = await openDB<MockDatabase>(NAME, 2, {
    upgrade: (created) => {
      for (const store of created.objectStoreNames) created.deleteObjectStore(store);
      created.createObjectStore('state');
      created.createObjectStore('revision');
    },
  });
  return {
    revision: async () => (await database.get('revision', 'server')) ?? null,
    load: async () => (await database.get('state', 'server')) ?? null,
    save: async (state) => {
      const transaction = database.transaction(['state', 'revision'], 'readwrite');
      await Promise.all([
        transaction.objectStore('state').put(state, 'server'),
        transaction.objectStore('revision').put(state.revision, 'server'),
        transaction.done,
      ]);
    },
    clear: async () => {
      const transaction = database.transaction(['state', 'revision'], 'readwrite');
      await Promise.all([
        transaction.objectStore('state').clear(),
        transaction.objectStore('revision').clear(),
        transaction.done,
      ]);
    },
    exclusively: (work) => navigator.locks.request(NAME, work),
  };
}
