import { emailKey } from '../../auth/email-key.ts';
import type { Account } from '../../auth/repositories/accounts.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Mail } from '../../mail/define-mail.ts';
import { mails } from '../../mail/registry.ts';

/**
 * Deletes an account. What belongs to it goes with it by the tables' own keys; what only names it is deleted here. Mails about
 * legal requests stay: the law owes them to the person who asked.
 */
export async function deleteAccountRecords(
  tx: Tx,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  await releaseExternalPolicies(tx, id);
  // First: what is being written to the account's rows at this moment is waited for, and leaves its answer below.
  await tx.deleteFrom('accounts').where('id', '=', id).execute();
  await tx.deleteFrom('idempotency_keys').where('account_id', '=', id).execute();
  await tx
    .deleteFrom('outbox')
    .where((where) =>
      where.or([
        where.and([where('kind', 'in', kindsOf('recipient')), where('recipient', '=', emailKey(email))]),
        where.and([
          where('kind', 'in', kindsOf('payload')),
          where('payload', '=', JSON.stringify({ accountId: id })),
        ]),
      ]),
    )
    .execute();
}

function kindsOf(owner: Mail['belongsTo']): string[] {
  return mails.filter(({ belongsTo }) => belongsTo === owner).map(({ kind }) => kind);
}

/** The policy ended with the account. Its number stays, so that it is neither loaded nor associated again; nobody's data do. */
async function releaseExternalPolicies(tx: Tx, accountId: number): Promise<void> {
  await tx
    .updateTable('external_policies')
    .set({ account_id: null, email_key: '', nombre: '', color: '' })
    .where('account_id', '=', accountId)
    .execute();
}
