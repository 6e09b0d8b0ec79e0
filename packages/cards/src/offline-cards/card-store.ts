import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { CARD_DATABASE } from './delete-offline-cards.ts';
import type { OfflineCard } from './offline-cards.ts';

interface CardDatabase extends DBSchema {
  cards: { key: [account: string, petId: number]; value: OfflineCard };
}

/**
 * Does one thing with the cards that this device keeps. A browser that keeps nothing (private window, blocked storage)
 * answers null: a card is then shown from the network only. The connection is closed at once, so that nothing is in
 * the way of `deleteOfflineCards`, of whatever tab.
 */
export async function withCardStore<Result>(
  use: (database: IDBPDatabase<CardDatabase>) => Promise<Result>,
): Promise<Result | null> {
  try {
    const database = await openDB<CardDatabase>(CARD_DATABASE, 1, {
      upgrade: (created) => void created.createObjectStore('cards', { keyPath: ['account', 'petId'] }),
      blocking: (_current, _blocked, { target }) => {
        if (target instanceof IDBDatabase) target.close();
      },
    });
    return await use(database).finally(() => database.close());
  } catch {
    return null;
  }
}
