import type { Insertable } from 'kysely';
import type { PoliciesTable } from '../db/schema.ts';
import type { Executor, Tx } from '../db/transaction.ts';

/** The number printed on the card: one policy per pet, so the pet's id makes it unique. */
export function policyNumber(petId: number): string {
  return `HU-${String(petId).padStart(8, '0')}`;
}

export async function insertPolicy(tx: Tx, row: Insertable<PoliciesTable>): Promise<void> {
  await tx.insertInto('policies').values(row).execute();
}

/** For the operator: what an account has insured. */
export async function listPoliciesOf(db: Executor, accountId: number) {
  return db
    .selectFrom('policies')
    .innerJoin('pets', 'pets.id', 'policies.pet_id')
    .innerJoin('plans', 'plans.id', 'policies.plan_id')
    .select([
      'policies.number as poliza',
      'pets.nombre as mascota',
      'plans.nombre as plan',
      'policies.start_day as date',
    ])
    .where('policies.account_id', '=', accountId)
    .orderBy('policies.id')
    .execute();
}
