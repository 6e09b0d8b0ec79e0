import type { Insertable } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { PoliciesTable } from '../../db/schema.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

/** The number printed on the card: one policy per pet, so the pet's id makes it unique. */
export function policyNumber(petId: number): string {
  return `HU-${String(petId).padStart(8, '0')}`;
}

export async function insertPolicy(tx: Tx, row: Insertable<PoliciesTable>): Promise<void> {
  await tx.insertInto('policies').values(row).execute();
}

/**
 * A policy of an account by its number. Its row stays locked until the transaction ends: it is not ended while somebody asks for that.
 */
export async function lockOwnPolicy(tx: Tx, accountId: number, number: string) {
  return tx
    .updateTable('policies')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('number', '=', number)
    .where('account_id', '=', accountId)
    .returning(['id', 'start_day', 'cancelled_at'])
    .executeTakeFirst();
}

/** The ended policy's id; undefined when there is no such policy, or when it was ended before. */
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

/** Who holds a policy, by its number; the DNI is null without personal data. Undefined when there is no such policy. */
export async function findHolder(db: Executor, number: string): Promise<{ dni: string | null } | undefined> {
  return db
    .selectFrom('policies')
    .leftJoin('persons', 'persons.account_id', 'policies.account_id')
    .select('persons.dni')
    .where('policies.number', '=', number)
    .executeTakeFirst();
}

/** What a pet is insured under, and from when until when; undefined when it is not. */
export async function findPolicyOfPet(db: Executor, petId: number) {
  return db
    .selectFrom('policies')
    .select(['number', 'start_day', 'cancelled_at'])
    .where('pet_id', '=', petId)
    .executeTakeFirst();
}

/** What the mail about a new policy says; undefined when the policy is gone or ended by then. */
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

/** Those of these accounts that have a policy, also one that ended: the others have no pet in their list (D102). */
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

/** What a card and its verification say; the holder's names are null without personal data. */
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

/** The policies of an account, oldest first; none when the address is not the account's. */
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
