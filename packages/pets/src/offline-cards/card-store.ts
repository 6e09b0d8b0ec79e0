import { CARD_DATABASE } from './delete-offline-cards.ts';

const STORE = 'cards';

function whenOpen(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(CARD_DATABASE, 1);
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore(STORE, { keyPath: ['account', 'petId'] }),
    );
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('the store does not open')));
  });
}

/**
 * Does one thing with the cards that this device keeps. A browser that keeps nothing (private window, blocked storage)
 * answers null: a card is then shown from the network only. The connection is closed at once, so that nothing stands in
 * the way of `deleteOfflineCards`, of whatever tab.
 */
export async function withCardStore<Result>(
  mode: IDBTransactionMode,
  ask: (cards: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> {
  try {
    const database = await whenOpen();
    database.addEventListener('versionchange', () => database.close());
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const asked = ask(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => resolve(asked.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')));
    }).finally(() => database.close());
  } catch {
    return null;
  }
}
