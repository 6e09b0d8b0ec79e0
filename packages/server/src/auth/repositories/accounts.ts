import { isSqlite } from '../../db/dialect.ts';
import type { Executor, Tx } from '../../db/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { emailKey } from '../email-key.ts';

export interface Account {
  readonly id: number;
  readonly email: string;
  readonly passwordHash: string;
}

export async function findAccount(db: Executor, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'password_hash as passwordHash'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
}

export async function findEmailOf(db: Executor, accountId: number): Promise<string | undefined> {
  const row = await db.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirst();
  return row?.email;
}

export async function insertAccount(
  tx: Tx,
  { email, passwordHash, now }: { email: string; passwordHash: string; now: Date },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('accounts')
    .values({
      email,
      email_key: emailKey(email),
      password_hash: passwordHash,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Tells whether the checked password is current. Writes the row, so that a concurrent change of the password waits or comes first. */
export async function lockIfPasswordIsCurrent(
  tx: Tx,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const row = await tx
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Waits for writes under an account and blocks new ones: in PostgreSQL a foreign key locks the account's row. SQLite has one writer. */
export async function lockAccount(tx: Tx, accountId: number): Promise<void> {
  if (isSqlite(tx)) return;
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
}

/**
 * Keeps an account from being deleted until the transaction ends; throws 401 if it is gone. Call it before locking any row of the account:
 * a deletion locks the account first, and another order deadlocks.
 */
export async function lockAccountShared(tx: Tx, accountId: number): Promise<void> {
  const query = tx.selectFrom('accounts').select('id').where('id', '=', accountId);
  if (!(await (isSqlite(tx) ? query : query.forKeyShare()).executeTakeFirst()))
    throw new ApiError('unauthorized');
}

/** Like `lockAccountShared`, but one transaction at a time, for decisions that depend on all rows of an account. */
export async function lockAccountForDecision(tx: Tx, accountId: number): Promise<void> {
  const query = tx.selectFrom('accounts').select('id').where('id', '=', accountId);
  if (!(await (isSqlite(tx) ? query : query.forNoKeyUpdate()).executeTakeFirst()))
    throw new ApiError('unauthorized');
}

export async function setPasswordHash(tx: Tx, accountId: number, passwordHash: string): Promise<void> {
  await tx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
}
