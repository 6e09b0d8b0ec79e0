import type { Executor } from '../../db/transaction.ts';

export interface Renames {
  readonly count: number;
  readonly last: Date;
}

/** Renames by pet: a feed's titles contain the name, so each rename changes all entries of the pet. */
export async function listRenames(db: Executor, accountId: number): Promise<ReadonlyMap<number, Renames>> {
  const rows = await db
    .selectFrom('change_requests')
    .innerJoin('change_fields', 'change_fields.request_id', 'change_requests.id')
    .select(['change_requests.pet_id', 'change_requests.resolved_at'])
    .where('change_requests.account_id', '=', accountId)
    .where('change_requests.estado', '=', 'APROBADA')
    .where('change_fields.field', '=', 'nombre')
    .where('change_requests.pet_id', 'is not', null)
    .orderBy('change_requests.resolved_at')
    .execute();
  const renames = new Map<number, Renames>();
  for (const { pet_id, resolved_at } of rows) {
    if (pet_id === null || resolved_at === null) continue;
    renames.set(pet_id, { count: (renames.get(pet_id)?.count ?? 0) + 1, last: new Date(resolved_at) });
  }
  return renames;
}
