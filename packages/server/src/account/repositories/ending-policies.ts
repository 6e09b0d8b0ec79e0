import type { Insertable } from 'kysely';
import type { RetainedPoliciesTable } from '../../db/schema.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

export interface EndingPolicy {
  readonly number: string;
  readonly plan: string;
  readonly pet_name: string;
  readonly email: string;
  readonly nombre: string | null;
  readonly apellido: string | null;
  readonly dni: string | null;
  readonly start_day: string;
  readonly cancelled_at: string | null;
}

export async function listEndingPolicies(db: Executor, accountId: number): Promise<EndingPolicy[]> {
  return db
    .selectFrom('policies')
    .innerJoin('accounts', 'accounts.id', 'policies.account_id')
    .innerJoin('pets', 'pets.id', 'policies.pet_id')
    .innerJoin('plans', 'plans.id', 'policies.plan_id')
    .leftJoin('persons', 'persons.account_id', 'policies.account_id')
    .select(['policies.number', 'plans.nombre as plan', 'pets.nombre as pet_name', 'accounts.email'])
    .select(['persons.nombre', 'persons.apellido', 'persons.dni'])
    .select(['policies.start_day', 'policies.cancelled_at'])
    .where('policies.account_id', '=', accountId)
    .orderBy('policies.id')
    .execute();
}

export async function retainPolicies(
  tx: Tx,
  rows: readonly Insertable<RetainedPoliciesTable>[],
): Promise<void> {
  if (rows.length > 0) await tx.insertInto('retained_policies').values(rows).execute();
}

export async function deleteRetainedBefore(db: Executor, today: string): Promise<void> {
  await db.deleteFrom('retained_policies').where('keep_until', '<', today).execute();
}
