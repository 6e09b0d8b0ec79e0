import { emailKey } from '../auth/email-key.ts';
import type { Tx } from '../db/transaction.ts';
import { enqueueMail, lockWaitingMail, type MailContext } from '../mail/enqueue-mail.ts';
import type { NotificationName } from '../notifications/notification-templates.ts';
import { notify } from '../notifications/notify.ts';
import { claimStatus } from './mails/claim-status.ts';
import { findClaimant } from './repositories/claims.ts';

/** Notifies the owner in the transaction of the change; false without such a claim. A mail not sent yet is rendered later anyway. */
export async function notifyClaimant(
  ports: MailContext,
  tx: Tx,
  claimId: number,
  notification: NotificationName,
): Promise<boolean> {
  const claimant = await findClaimant(tx, claimId);
  if (!claimant) return false;
  const recipient = emailKey(claimant.email);
  await notify(ports, tx, claimant.accountId, { notification, claimId });
  const mail = { recipient, payload: { claim: claimId } };
  if (!(await lockWaitingMail(tx, claimStatus, mail))) await enqueueMail(ports, tx, claimStatus, mail);
  return true;
}
