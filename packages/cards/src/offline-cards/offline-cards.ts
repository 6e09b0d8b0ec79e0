import { withDeviceDatabase } from '@huella/api-client/device-database';
import type { CardRecord, Pet } from '@huella/contract';
import { cardRecord } from '@huella/contract/policies';
import type { DBSchema, IDBPDatabase } from 'idb';
import { CARD_DATABASE } from './delete-offline-cards.ts';

export interface OfflineCard {
  /** The account's email: a card opens for the account that saved it alone. */
  account: string;
  petId: number;
  petName: string;
  animal: Pet['animal'];
  /** A data URL or the bare base64 of `img_link`. */
  photo: string | null;
  record: CardRecord;
  /** An instant. */
  keptAt: string;
}

interface CardDatabase extends DBSchema {
  cards: { key: [account: string, petId: number]; value: OfflineCard };
}

/** Null in a browser without storage. */
function withCardStore<Result>(
  use: (database: IDBPDatabase<CardDatabase>) => Promise<Result>,
): Promise<Result | null> {
  return withDeviceDatabase({ name: CARD_DATABASE, store: 'cards', keyPath: ['account', 'petId'] }, use);
}

/** Saves a card over the earlier one of the same pet. Never rejects. */
export async function saveOfflineCard(card: OfflineCard): Promise<void> {
  await withCardStore((database) => database.put('cards', card));
}

/** Never rejects. */
export async function deleteOfflineCard(account: string, petId: number): Promise<void> {
  await withCardStore((database) => database.delete('cards', [account, petId]));
}

/** The saved card of a pet; null also for one that an older version of the app saved in another shape. */
export async function readOfflineCard(account: string, petId: number): Promise<OfflineCard | null> {
  const card = await withCardStore((database) => database.get('cards', [account, petId]));
  return card && cardRecord.safeParse(card.record).success ? card : null;
}

/** All saved cards of an account, by pet id. */
export async function listOfflineCards(account: string): Promise<OfflineCard[]> {
  const all = await withCardStore((database) => database.getAll('cards'));
  return (all ?? []).filter((card) => card.account === account && cardRecord.safeParse(card.record).success);
}
