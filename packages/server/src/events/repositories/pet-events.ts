import type { Executor } from '../../db/transaction.ts';

/** The account that a pet of anybody belongs to. */
export async function findOwnerOfPet(db: Executor, petId: number): Promise<number | undefined> {
  const row = await db.selectFrom('pets').select('account_id').where('id', '=', petId).executeTakeFirst();
  return row?.account_id;
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

/** False when there is no video call of this id. */
export async function deleteVideoCall(db: Executor, eventId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('events')
    .where('id', '=', eventId)
    .where('tipo', '=', 'Videollamada')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
