import type { Insertable, Selectable } from 'kysely';
import type { ExternalPoliciesTable } from '../../db/schema/policies.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

export type ExternalPolicy = Selectable<ExternalPoliciesTable>;
export type NewExternalPolicy = Omit<Insertable<ExternalPoliciesTable>, 'account_id' | 'associated_at'>;

export interface PendingPet {
  readonly nombre: string;
  readonly animal: string;
  readonly plan: string;
  readonly number: string;
  readonly start_day: string;
}

export async function listPendingPets(db: Executor, emailKey: string): Promise<PendingPet[]> {
  return db
    .selectFrom('external_policies')
    .innerJoin('plans', 'plans.id', 'external_policies.plan_id')
    .select(['external_policies.nombre', 'animal', 'plans.nombre as plan', 'number', 'start_day'])
    .where('email_key', '=', emailKey)
    .where('associated_at', 'is', null)
    .orderBy('external_policies.id')
    .execute();
}

/** Associates all pending policies of an email with an account. Of two requests at once, each policy goes to one. */
export async function takePendingPolicies(
  tx: Tx,
  { accountId, emailKey }: { accountId: number; emailKey: string },
  now: Date,
): Promise<ExternalPolicy[]> {
  const taken = await tx
    .updateTable('external_policies')
    .set({ account_id: accountId, associated_at: now.toISOString() })
    .where('email_key', '=', emailKey)
    .where('associated_at', 'is', null)
    .returningAll()
    .execute();
  return taken.toSorted((left, right) => left.id - right.id);
}

/** False if the number exists already. */
export async function insertExternalPolicy(db: Executor, policy: NewExternalPolicy): Promise<boolean> {
  const inserted = await db
    .insertInto('external_policies')
    .values({ ...policy, account_id: null, associated_at: null })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function externalPolicyExists(db: Executor, number: string): Promise<boolean> {
  const row = await db
    .selectFrom('external_policies')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst();
  return row !== undefined;
}
