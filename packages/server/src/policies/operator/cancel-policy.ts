import type { Executor } from '../../db/transaction.ts';
import type { MailContext } from '../../mail/enqueue-mail.ts';
import { endPolicy } from '../end-policy.ts';
import { policyExists } from '../repositories/policies.ts';

/** `already`: cancelled before, unchanged. */
export type Cancellation = 'cancelled' | 'already' | 'unknown';

/** Ends a policy early, by its number: its card says ANULADA from now on (D35). */
export async function cancelPolicy(
  ports: MailContext & { readonly db: Executor },
  number: string,
): Promise<Cancellation> {
  return ports.db.transaction().execute(async (tx) => {
    if (await endPolicy(ports, tx, number)) return 'cancelled';
    return (await policyExists(tx, number)) ? 'already' : 'unknown';
  });
}
