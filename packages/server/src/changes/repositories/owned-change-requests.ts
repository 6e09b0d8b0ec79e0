import type { Executor } from '../../db/transaction.ts';

/** A row per field, newest request first: pending ones and those decided since `since`. */
export async function listOwnedChangeRows(db: Executor, accountId: number, since: Date) {
  return db
    .selectFrom('change_requests')
    .innerJoin('change_fields', 'change_fields.request_id', 'change_requests.id')
    .select([
      'change_requests.id',
      'change_requests.pet_id',
      'change_requests.estado',
      'change_requests.created_at',
      'change_requests.resolved_at',
      'change_requests.reason',
      'change_requests.seen_at',
      'change_fields.field',
      'change_fields.old_value',
      'change_fields.new_value',
    ])
    .where('change_requests.account_id', '=', accountId)
    .where((where) =>
      where.or([
        where('change_requests.estado', '=', 'PENDIENTE'),
        where('change_requests.resolved_at', '>=', since.toISOString()),
      ]),
    )
    .orderBy('change_requests.id', 'desc')
    .orderBy('change_fields.id')
    .execute();
}

export type OwnedChangeRow = Awaited<ReturnType<typeof listOwnedChangeRows>>[number];

export async function ownsChangeRequest(db: Executor, accountId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('change_requests')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks only the first view, and only of a decided request. */
export async function setSeenAt(db: Executor, id: number, now: Date): Promise<void> {
  await db
    .updateTable('change_requests')
    .set({ seen_at: now.toISOString() })
    .where('id', '=', id)
    .where('estado', '!=', 'PENDIENTE')
    .where('seen_at', 'is', null)
    .execute();
}
