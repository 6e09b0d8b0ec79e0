import type { Executor } from '../db/transaction.ts';

export interface OwnedPicture {
  readonly petId: number;
  readonly hash: string;
}

/** The pictures of all pets of an account. */
export async function listOwnedPictures(db: Executor, accountId: number): Promise<OwnedPicture[]> {
  const rows = await db
    .selectFrom('pets')
    .select(['id as petId', 'photo_hash as hash'])
    .where('account_id', '=', accountId)
    .where('photo_hash', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ petId, hash }) => (hash === null ? [] : [{ petId, hash }]));
}
