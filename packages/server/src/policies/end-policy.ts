import { emailKey } from '../auth/email-key.ts';
import type { Tx } from '../db/transaction.ts';
import { enqueueMail, type MailContext } from '../mail/enqueue-mail.ts';
import { cancellationResolved } from './mails/cancellation-resolved.ts';
import { closeCancellation, findOpenCancellation } from './repositories/cancellation-requests.ts';
import { markPolicyEnded } from './repositories/policies.ts';

/** Ends a policy by its number and closes its owner's pending request. False for an unknown policy, or one that ended before. */
export async function endPolicy(ports: MailContext, tx: Tx, number: string): Promise<boolean> {
  const now = ports.clock.now();
  const policyId = await markPolicyEnded(tx, number, now);
  if (policyId === undefined) return false;
  const open = await findOpenCancellation(tx, policyId);
  if (open && (await closeCancellation(tx, open.id, { estado: 'CONFIRMADA', answer: null, now })))
    await enqueueMail(ports, tx, cancellationResolved, {
      recipient: emailKey(open.email),
      payload: { request: open.id },
    });
  return true;
}
