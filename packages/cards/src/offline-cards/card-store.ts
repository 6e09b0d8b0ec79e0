import { withDeviceDatabase } from '@huella/api-client/device-database';
import type { DBSchema, IDBPDatabase } from 'idb';
import { CARD_DATABASE } from './delete-offline-cards.ts';
import type { OfflineCard } from './offline-cards.ts';

interface CardDatabase extends DBSchema {
  cards: { key: [account: string, petId: number]; value: OfflineCard };
}

/** Runs one operation on the offline cards; null in a browser without storage. */
export function withCardStore<Result>(
  use: (database: IDBPDatabase<CardDatabase>) => Promise<Result>,
): Promise<Result | null> {
  return withDeviceDatabase({ name: CARD_DATABASE, store: 'cards', keyPath: ['account', 'petId'] }, use);
}
