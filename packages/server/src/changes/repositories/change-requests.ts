import type { ChangeState } from '../../db/schema.ts';
import type { Executor, Tx } from '../../db/transaction.ts';
import type { Change } from '../change.ts';

export interface NewChangeRequest {
  readonly accountId: number;
  /** Null for the person's own data. */
  readonly petId: number | null;
  readonly changes: readonly (Change & { readonly old: string | null })[];
  readonly now: Date;
}

export async function insertChangeRequest(
  tx: Tx,
  { accountId, petId, now }: NewChangeRequest,
): Promise<number> {
  const { id } = await tx
    .insertInto('change_requests')
    .values({
      account_id: accountId,
      pet_id: petId,
      estado: 'PENDIENTE',
      created_at: now.toISOString(),
      resolved_at: null,
      reason: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes the fields and returns those that already have a pending request. */
export async function insertChangeFields(
  tx: Tx,
  requestId: number,
  { accountId, petId, changes }: NewChangeRequest,
): Promise<Change[]> {
  const subject = petId === null ? `account:${accountId}` : `pet:${petId}`;
  const keyOf = (change: Change) => `${subject}:${change.field}`;
  const written = await tx
    .insertInto('change_fields')
    .values(
      changes.map((change) => ({
        request_id: requestId,
        field: change.field,
        old_value: change.old,
        new_value: change.value,
        pending_key: keyOf(change),
      })),
    )
    .onConflict((conflict) => conflict.column('pending_key').doNothing())
    .returning('pending_key')
    .execute();
  const keys = new Set(written.map((row) => row.pending_key));
  return changes.filter((change) => !keys.has(keyOf(change)));
}

export async function listChangeRows(db: Executor, estado: ChangeState) {
  return db
    .selectFrom('change_requests')
    .innerJoin('accounts', 'accounts.id', 'change_requests.account_id')
    .leftJoin('pets', 'pets.id', 'change_requests.pet_id')
    .innerJoin('change_fields', 'change_fields.request_id', 'change_requests.id')
    .select([
      'change_requests.id',
      'change_requests.created_at',
      'change_requests.estado',
      'accounts.email',
      'pets.nombre as petName',
      'change_fields.field',
      'change_fields.old_value',
      'change_fields.new_value',
    ])
    .where('change_requests.estado', '=', estado)
    .orderBy('change_requests.id')
    .orderBy('change_fields.id')
    .execute();
}

export async function findPendingRequest(tx: Tx, id: number) {
  return tx
    .selectFrom('change_requests')
    .select(['id', 'account_id', 'pet_id'])
    .where('id', '=', id)
    .where('estado', '=', 'PENDIENTE')
    .executeTakeFirst();
}

export async function fieldsOfRequest(tx: Tx, requestId: number) {
  return tx
    .selectFrom('change_fields')
    .select(['field', 'new_value'])
    .where('request_id', '=', requestId)
    .execute();
}

/** Closes a request; returns whether it was open. Its fields may then be requested again. */
export async function closeRequest(
  tx: Tx,
  id: number,
  { estado, reason, now }: { estado: ChangeState; reason: string | null; now: Date },
): Promise<boolean> {
  const closed = await tx
    .updateTable('change_requests')
    .set({ estado, reason, resolved_at: now.toISOString() })
    .where('id', '=', id)
    .where('estado', '=', 'PENDIENTE')
    .returning('id')
    .executeTakeFirst();
  await tx.updateTable('change_fields').set({ pending_key: null }).where('request_id', '=', id).execute();
  return closed !== undefined;
}
