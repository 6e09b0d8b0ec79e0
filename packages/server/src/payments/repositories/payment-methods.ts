import type { PaymentMethod } from '@huella/contract';
import type { Insertable } from 'kysely';
import { lockAccount } from '../../auth/repositories/accounts.ts';
import { compileOnce } from '../../db/compile-once.ts';
import type { PaymentMethodsTable } from '../../db/schema.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

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

const insertOnce = compileOnce(
  (
    db,
    account_id: number,
    medium_id: number,
    masked: string,
    bin: string | null,
    last4: string,
    sealed: string | null,
    fingerprint: string,
    vault_key: string,
    expiry: string | null,
    created_at: string,
  ) =>
    db
      .insertInto('payment_methods')
      .values({
        account_id,
        medium_id,
        masked,
        bin,
        last4,
        sealed,
        fingerprint,
        vault_key,
        expiry,
        created_at,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'fingerprint']).doNothing())
      .returning('id'),
);

export async function insertPaymentMethod(tx: Tx, row: any): Promise<number | undefined> {
  const [inserted] = await insertOnce(tx, row.account_id, row.medium_id, row.masked, row.bin, row.last4, row.sealed, row.fingerprint, row.vault_key, row.expiry, row.created_at);
  return inserted?.id;
}

/** A renewed card keeps its number and takes the newer brand and expiry. */
export async function renewPaymentMethod(
  tx: Tx,
  { account_id, fingerprint, medium_id, expiry }: Insertable<PaymentMethodsTable>,
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
  { account_id, fingerprint, sealed, vault_key }: Insertable<PaymentMethodsTable>,
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
