import type { Insertable } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { PoliciesTable } from '../../db/schema.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

/** Printed on the card. The pet's id is unique, because a pet has one policy. */
export function policyNumber(petId: number): string {
  return `HU-${String(petId).padStart(8, '0')}`;
}

export async function insertPolicy(tx: Tx, row: Insertable<PoliciesTable>): Promise<void> {
  await tx.insertInto('policies').values(row).execute();
}

/** Locks the account's policy until the transaction ends, so that it does not end during a request. */
export async function lockOwnPolicy(tx: Tx, accountId: number, number: string) {
  return tx
    .updateTable('policies')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('number', '=', number)
    .where('account_id', '=', accountId)
    .returning(['id', 'start_day', 'cancelled_at'])
    .executeTakeFirst();
}

/** The ended policy's id; undefined for an unknown policy, or one that ended before. */
export async function markPolicyEnded(tx: Tx, number: string, now: Date): Promise<number | undefined> {
  const ended = await tx
    .updateTable('policies')
    .set({ cancelled_at: now.toISOString() })
    .where('number', '=', number)
    .where('cancelled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended?.id;
}

export async function policyExists(db: Executor, number: string): Promise<boolean> {
  const row = await db.selectFrom('policies').select('id').where('number', '=', number).executeTakeFirst();
  return row !== undefined;
}

/** The DNI is null without personal data. Undefined for an unknown policy. */
export async function findHolder(db: Executor, number: string): Promise<{ dni: string | null } | undefined> {
  return db
    .selectFrom('policies')
    .leftJoin('persons', 'persons.account_id', 'policies.account_id')
    .select('persons.dni')
    .where('policies.number', '=', number)
    .executeTakeFirst();
}

/** Undefined for a pet without a policy. */
export async function findPolicyOfPet(db: Executor, petId: number) {
  return db
    .selectFrom('policies')
    .select(['number', 'start_day', 'cancelled_at'])
    .where('pet_id', '=', petId)
    .executeTakeFirst();
}

/** Undefined if the policy has gone or ended by then. */
export async function findIssuedPolicy(db: Executor, petId: number) {
  return db
    .selectFrom('policies')
    .innerJoin('accounts', 'accounts.id', 'policies.account_id')
    .innerJoin('pets', 'pets.id', 'policies.pet_id')
    .innerJoin('plans', 'plans.id', 'policies.plan_id')
    .select(['policies.number', 'policies.start_day', 'accounts.email', 'pets.nombre as pet'])
    .select(['plans.nombre as plan', 'plans.costo', 'plans.suma_asegurada'])
    .where('policies.pet_id', '=', petId)
    .where('policies.cancelled_at', 'is', null)
    .executeTakeFirst();
}

/** Accounts with a policy, also an ended one: only those have pets in their list (D102). */
export async function listInsuredAccounts(
  db: Executor,
  accountIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('policies')
    .select('account_id')
    .distinct()
    .where('account_id', 'in', accountIds)
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}

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

/** The holder's names are null without personal data. */
export interface CardRow {
  readonly id: number;
  readonly pet: string;
  readonly plan: string;
  readonly number: string;
  readonly start_day: string;
  readonly cancelled_at: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

function cards(db: Executor) {
  return db
    .selectFrom('policies')
    .innerJoin('accounts', 'accounts.id', 'policies.account_id')
    .innerJoin('pets', 'pets.id', 'policies.pet_id')
    .innerJoin('plans', 'plans.id', 'policies.plan_id')
    .leftJoin('persons', 'persons.account_id', 'policies.account_id')
    .select(['policies.id', 'pets.nombre as pet', 'plans.nombre as plan', 'policies.number'])
    .select(['policies.start_day', 'policies.cancelled_at'])
    .select(['persons.nombre as first_name', 'persons.apellido as last_name']);
}

/** Oldest first; empty if the email is not the account's. */
export const listCardRows: (db: Executor, accountId: number, emailKey: string) => Promise<CardRow[]> =
  compileOnce((db, accountId: number, emailKey: string) =>
    cards(db)
      .where('policies.account_id', '=', accountId)
      .where('accounts.email_key', '=', emailKey)
      .orderBy('policies.id'),
  );

export async function findCardRow(db: Executor, policyId: number): Promise<CardRow | undefined> {
  return cards(db).where('policies.id', '=', policyId).executeTakeFirst();
}
