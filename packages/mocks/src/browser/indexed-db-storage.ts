import type { MockStorage, StoredState } from '../storage/mock-storage.ts';

const NAME = 'huella-mocks';
const STORE = 'state';
const STATE = 'server';
/** Apart from the state itself, so that looking whether another tab saved costs next to nothing. */
const REVISION = 'revision';

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB aborted')));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
}

/** Keeps the mock's state in IndexedDB; the Web Locks API makes the tabs take turns. */
export async function openIndexedDbStorage(): Promise<MockStorage> {
  const database = await open();
  const read = <Value>(key: string): Promise<Value | undefined> =>
    settled<Value | undefined>(database.transaction(STORE).objectStore(STORE).get(key));
  return {
    revision: async () => (await read<number>(REVISION)) ?? null,
    load: async () => (await read<StoredState>(STATE)) ?? null,
    save: (state) => {
      const transaction = database.transaction(STORE, 'readwrite');
      transaction.objectStore(STORE).put(state, STATE);
      transaction.objectStore(STORE).put(state.revision, REVISION);
      return done(transaction);
    },
    clear: () => {
      const transaction = database.transaction(STORE, 'readwrite');
      transaction.objectStore(STORE).clear();
      return done(transaction);
    },
    exclusively: (work) => navigator.locks.request(NAME, work),
  };
}
