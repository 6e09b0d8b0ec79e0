import type { Executor } from '../../db/transaction.ts';
import type { MailContext } from '../../mail/enqueue-mail.ts';
import { endPolicy } from '../end-policy.ts';
import { policyExists } from '../repositories/policies.ts';

export type PolicyCancellationResult = 'cancelled' | 'already_cancelled' | 'not_found';

/** Ends a policy early, by its number: its card says ANULADA from now on (D35). */
export async function cancelPolicy(
  ports: MailContext & { readonly db: Executor },
  number: string,
): Promise<PolicyCancellationResult> {
  return ports.db.transaction().execute(async (tx) => {
    if (await endPolicy(ports, tx, number)) return 'cancelled';
    return (await policyExists(tx, number)) ? 'already_cancelled' : 'not_found';
  });
}
