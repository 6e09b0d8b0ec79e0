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

/** The new account's id, or undefined when the mail is taken. */
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

/**
 * Whether the password that was checked is still the account's. It writes the row, so that a change of the password at
 * this very moment waits for the transaction or comes before it.
 */
export async function holdPassword(
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

/**
 * Waits for what is being written under an account and lets nothing more be: in PostgreSQL a transaction that writes a row that names an
 * account holds the account's own row. SQLite has one writer at a time anyway.
 */
export async function lockAccount(tx: Tx, accountId: number): Promise<void> {
  if (isSqlite(tx)) return;
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
}

/**
 * Keeps an account from ending until the transaction does; throws 401 when it has ended. Before any row of the account is locked:
 * another transaction that ends it goes from the account to its rows, and would be waited for the other way round.
 */
export async function holdAccount(tx: Tx, accountId: number): Promise<void> {
  const query = tx.selectFrom('accounts').select('id').where('id', '=', accountId);
  if (!(await (isSqlite(tx) ? query : query.forKeyShare()).executeTakeFirst()))
    throw new ApiError('unauthorized');
}

/**
 * The same for one transaction after the other: what is decided by everything that an account has is decided once. Rows that name the
 * account are written meanwhile.
 */
export async function holdAccountAlone(tx: Tx, accountId: number): Promise<void> {
  const query = tx.selectFrom('accounts').select('id').where('id', '=', accountId);
  if (!(await (isSqlite(tx) ? query : query.forNoKeyUpdate()).executeTakeFirst()))
    throw new ApiError('unauthorized');
}

export async function setPasswordHash(tx: Tx, accountId: number, passwordHash: string): Promise<void> {
  await tx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
}
