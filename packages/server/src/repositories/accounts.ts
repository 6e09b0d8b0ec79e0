import type { Executor, Tx } from '../db/transaction.ts';
import { emailKey } from '../session/email-key.ts';

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

export async function setPasswordHash(tx: Tx, accountId: number, passwordHash: string): Promise<void> {
  await tx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
}
