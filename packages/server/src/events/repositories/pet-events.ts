import { isSqlite } from '../../db/dialect.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

/** Keeps the owner of any pet from being deleted until the transaction ends; undefined for an unknown pet. */
export async function lockOwnerOfPet(tx: Tx, petId: number): Promise<number | undefined> {
  const query = tx
    .selectFrom('accounts')
    .innerJoin('pets', 'pets.account_id', 'accounts.id')
    .select('accounts.id')
    .where('pets.id', '=', petId);
  return (await (isSqlite(tx) ? query : query.forKeyShare('accounts')).executeTakeFirst())?.id;
}

export async function petExists(db: Executor, petId: number): Promise<boolean> {
  const row = await db.selectFrom('pets').select('id').where('id', '=', petId).executeTakeFirst();
  return row !== undefined;
}

export async function listRowsOfPet(db: Executor, petId: number) {
  return db
    .selectFrom('events')
    .select(['id', 'tipo', 'moment', 'done', 'title', 'description', 'vet_info'])
    .where('pet_id', '=', petId)
    .orderBy('moment', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function eventExists(db: Executor, eventId: number): Promise<boolean> {
  const row = await db.selectFrom('events').select('id').where('id', '=', eventId).executeTakeFirst();
  return row !== undefined;
}

/** False without such a video call. */
export async function deleteVideoCall(db: Executor, eventId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('events')
    .where('id', '=', eventId)
    .where('tipo', '=', 'Videollamada')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
