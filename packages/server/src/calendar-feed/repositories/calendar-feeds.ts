import type { CalendarFeed } from '@huella/contract';
import { calendarFeed } from '@huella/contract/calendar-feed';
import type { Selectable } from 'kysely';
import { hashOf } from '../../auth/secret.ts';
import type { CalendarFeedsTable } from '../../db/schema/calendar-feeds.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

export type FeedChoice = Pick<CalendarFeed, 'tipos' | 'mascotas'>;

export interface FeedSecret {
  readonly sealed: string;
  readonly vaultKey: string;
  readonly hash: string;
}

type Row = Selectable<CalendarFeedsTable>;

export async function findFeed(db: Executor, accountId: number): Promise<Row | undefined> {
  return db.selectFrom('calendar_feeds').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

export async function findFeedBySecret(db: Executor, secret: string): Promise<Row | undefined> {
  return db
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('secret_hash', '=', await hashOf(secret))
    .executeTakeFirst();
}

export function choiceOf({ kinds, pet_ids }: Row): FeedChoice {
  const { tipos, mascotas } = calendarFeed.shape;
  return {
    tipos: tipos.parse(JSON.parse(kinds)),
    mascotas: pet_ids === null ? null : mascotas.parse(JSON.parse(pet_ids)),
  };
}

/** Stores a choice. `secret` is the end of a new feed's URL; an existing one keeps its own. */
export async function saveFeed(
  tx: Tx,
  accountId: number,
  { tipos, mascotas }: FeedChoice,
  { sealed, vaultKey, hash }: FeedSecret,
): Promise<void> {
  const choice = { kinds: listOnce(tipos), pet_ids: mascotas && listOnce(mascotas) };
  await tx
    .insertInto('calendar_feeds')
    .values({
      account_id: accountId,
      sealed_secret: sealed,
      vault_key: vaultKey,
      secret_hash: hash,
      read_at: null,
      ...choice,
    })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(choice))
    .execute();
}

export async function renewSecret(
  tx: Tx,
  accountId: number,
  { sealed, vaultKey, hash }: FeedSecret,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('calendar_feeds')
    .set({ sealed_secret: sealed, vault_key: vaultKey, secret_hash: hash, read_at: null })
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records when a feed was read, unless its URL changed meanwhile. */
export async function recordReading(
  db: Executor,
  { account_id, secret_hash }: Row,
  now: Date,
): Promise<void> {
  await db
    .updateTable('calendar_feeds')
    .set({ read_at: now.toISOString() })
    .where('account_id', '=', account_id)
    .where('secret_hash', '=', secret_hash)
    .execute();
}

function listOnce(values: readonly (string | number)[]): string {
  return JSON.stringify([...new Set(values)]);
}
