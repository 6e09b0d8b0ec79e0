import { emailKey } from '../auth/email-key.ts';
import type { Tx } from '../db/transaction.ts';
import { enqueueMail, holdWaitingMail, type MailContext } from '../mail/enqueue-mail.ts';
import { claimNews } from './mails/claim-news.ts';
import { findClaimant } from './repositories/claims.ts';

/**
 * Leaves the mail that something happened to a claim, in the transaction of what happened; false when there is no such claim. One
 * that has not gone out yet tells this, too, because it is rendered when it goes.
 */
export async function tellClaimant(ports: MailContext, tx: Tx, claimId: number): Promise<boolean> {
  const claimant = await findClaimant(tx, claimId);
  if (!claimant) return false;
  const recipient = emailKey(claimant.email);
  const mail = { recipient, payload: { claim: claimId } };
  if (!(await holdWaitingMail(tx, claimNews, mail))) await enqueueMail(ports, tx, claimNews, mail);
  return true;
}
