import { emailKey } from '../../auth/email-key.ts';
import type { Account } from '../../auth/repositories/accounts.ts';
import type { Tx } from '../../db/transaction.ts';
import type { MailDefinition } from '../../mail/define-mail.ts';
import { mails } from '../../mail/registry.ts';

/** Foreign keys cascade; deletes what only names the account, but not mails about legal requests, which the law requires. */
export async function deleteAccountRecords(
  tx: Tx,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  await releaseExternalPolicies(tx, id);
  // Comes first: it waits for concurrent writes to the account's rows, whose stored responses are then deleted below.
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

function kindsOf(account: MailDefinition['droppedWithAccountOf']): string[] {
  return mails.filter(({ droppedWithAccountOf }) => droppedWithAccountOf === account).map(({ kind }) => kind);
}

/** Keeps the number, so that an ended policy is neither imported nor associated again, and drops the personal data. */
async function releaseExternalPolicies(tx: Tx, accountId: number): Promise<void> {
  await tx
    .updateTable('external_policies')
    .set({ account_id: null, email_key: '', nombre: '', color: '' })
    .where('account_id', '=', accountId)
    .execute();
}
