import type { Day } from '@huella/validation/day';
import type { Account } from '../auth/repositories/accounts.ts';
import { lockKeysOf } from '../blobs/blob-areas.ts';
import { recordOrphanedBlobs } from '../blobs/orphaned-blobs.ts';
import type { Tx } from '../db/transaction.ts';
import { deleteAccountRecords } from './repositories/account-deletion.ts';
import { listEndingPolicies, retainPolicies } from './repositories/ending-policies.ts';
import { insertErasure } from './repositories/erasures.ts';
import { retainedPolicy } from './retained-policy.ts';

export interface ErasedAccount {
  readonly policies: number;
  readonly files: readonly string[];
}

/** Writes what the law makes the insurer keep of a locked account, as of `now`, and deletes everything else (decision 024). */
export async function eraseAccount(
  tx: Tx,
  { id, email }: Pick<Account, 'id' | 'email'>,
  { today, now }: { readonly today: Day; readonly now: Date },
): Promise<ErasedAccount> {
  const policies = await listEndingPolicies(tx, id);
  await retainPolicies(
    tx,
    policies.map((policy) => retainedPolicy(policy, { today, now })),
  );
  const files = await lockKeysOf(tx, id);
  await recordOrphanedBlobs(tx, files, now);
  await deleteAccountRecords(tx, { id, email });
  await insertErasure(tx, { accountId: id, erasedAt: now });
  return { policies: policies.length, files };
}
