import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { CARD_DATABASE } from './delete-offline-cards.ts';
import type { OfflineCard } from './offline-cards.ts';

interface CardDatabase extends DBSchema {
  cards: { key: [account: string, petId: number]; value: OfflineCard };
}

/**
 * Runs one operation on the offline cards; null in a browser without storage (private window, blocked storage). Closes the
 * connection at once, so that it does not block `deleteOfflineCards` in any tab.
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
