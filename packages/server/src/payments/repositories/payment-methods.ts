import type { PaymentMethod } from '@huella/contract';
import type { Selectable } from 'kysely';
import { lockAccount } from '../../auth/repositories/accounts.ts';
import { compileOnce, compileOnceFor } from '../../db/compile-once.ts';
import type { PaymentMethodsTable } from '../../db/schema.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

export type NewPaymentMethod = Omit<Selectable<PaymentMethodsTable>, 'id'>;

/** Oldest first, numbers masked (D24). */
export const listPaymentMethodsOf: (db: Executor, accountId: number) => Promise<PaymentMethod[]> =
  compileOnce((db, accountId: number) =>
    db
      .selectFrom('payment_methods')
      .select(['id', 'masked as numero_pago', 'medium_id as tipo', 'expiry as vencimiento'])
      .where('account_id', '=', accountId)
      .orderBy('id'),
  );

export async function ownsPaymentMethod(db: Executor, accountId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('payment_methods')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

const insertOnce = compileOnceFor<NewPaymentMethod, { id: number }>(
  [
    'account_id',
    'medium_id',
    'masked',
    'bin',
    'last4',
    'sealed',
    'fingerprint',
    'vault_key',
    'expiry',
    'created_at',
  ],
  (db, row) =>
    db
      .insertInto('payment_methods')
      .values(row)
      .onConflict((conflict) => conflict.columns(['account_id', 'fingerprint']).doNothing())
      .returning('id'),
);

/** The new row's id; undefined if the account has this number already. */
export async function insertPaymentMethod(tx: Tx, row: NewPaymentMethod): Promise<number | undefined> {
  const [inserted] = await insertOnce(tx, row);
  return inserted?.id;
}

/** A renewed card keeps its number and takes the newer brand and expiry. */
export async function renewPaymentMethod(
  tx: Tx,
  { account_id, fingerprint, medium_id, expiry }: NewPaymentMethod,
): Promise<number> {
  const { id } = await tx
    .updateTable('payment_methods')
    .set({ medium_id, expiry })
    .where('account_id', '=', account_id)
    .where('fingerprint', '=', fingerprint)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Moves a number stored under an earlier key to the new row's key, so that its fingerprint matches. Locks the account: two processes with
 * different keys would not find each other's rows.
 */
export async function renewKeyOf(
  tx: Tx,
  { account_id, fingerprint, sealed, vault_key }: NewPaymentMethod,
  known: readonly string[],
): Promise<void> {
  if (known.every((one) => one === fingerprint)) return;
  await lockAccount(tx, account_id);
  const kept = await tx
    .selectFrom('payment_methods')
    .select(['id', 'fingerprint'])
    .where('account_id', '=', account_id)
    .where('fingerprint', 'in', known)
    .orderBy('id')
    .execute();
  const [oldest] = kept;
  if (!oldest || kept.some((row) => row.fingerprint === fingerprint)) return;
  await tx
    .updateTable('payment_methods')
    .set({ fingerprint, sealed, vault_key })
    .where('id', '=', oldest.id)
    .execute();
}

export async function hasFingerprint(db: Executor, accountId: number, fingerprint: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_methods')
    .select('id')
    .where('account_id', '=', accountId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row !== undefined;
}
