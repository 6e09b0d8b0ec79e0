import type { CardRecord, Pet } from '@huella/contract';
import { cardRecord } from '@huella/contract/policies';
import { withCardStore } from './card-store.ts';

/** A card as it was last shown, enough to show it again without a network. */
export interface OfflineCard {
  /** The account's email: a card opens for the account that kept it and for no other. */
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

/** Keeps a card in the place of the one that was kept of the same pet. Never rejects. */
export async function saveOfflineCard(card: OfflineCard): Promise<void> {
  await withCardStore((database) => database.put('cards', card));
}

/** Takes the card of a pet away, as when its policy is gone. Never rejects. */
export async function deleteOfflineCard(account: string, petId: number): Promise<void> {
  await withCardStore((database) => database.delete('cards', [account, petId]));
}

/** The kept card of a pet, or null; also for one that an older version of the app kept in another shape. */
export async function readOfflineCard(account: string, petId: number): Promise<OfflineCard | null> {
  const card = await withCardStore((database) => database.get('cards', [account, petId]));
  return card && cardRecord.safeParse(card.record).success ? card : null;
}

/** All kept cards of an account, in the order of their pets. */
export async function listOfflineCards(account: string): Promise<OfflineCard[]> {
  const all = await withCardStore((database) => database.getAll('cards'));
  return (all ?? []).filter((card) => card.account === account && cardRecord.safeParse(card.record).success);
}
