import { isReadable, normalizeText } from '@huella/validation/text';
import { emailKey } from '../../auth/email-key.ts';
import type { Executor, Tx } from '../../db/transaction.ts';
import { enqueueMail, type MailContext } from '../../mail/enqueue-mail.ts';
import { changeResolved } from '../mails/change-resolved.ts';
import { findOutcome } from '../repositories/change-outcomes.ts';
import { closeRequest, fieldsOfRequest, findPendingRequest } from '../repositories/change-requests.ts';
import { applyChanges } from './apply-changes.ts';

export type Decision = { readonly approve: true } | { readonly approve: false; readonly reason: string };
/**
 * `not_found`: no such request, or decided before. `breed_mismatch`: the breed would not be of the species. `invalid_text`:
 * the reason is blank or has unreadable characters (D113).
 */
export type ChangeRequestResult = 'approved' | 'rejected' | 'not_found' | 'breed_mismatch' | 'invalid_text';

/** Approves a pending change request and changes the record, or rejects it with a reason. The owner gets a mail. */
export async function resolveChangeRequest(
  ports: MailContext & { readonly db: Executor },
  id: number,
  decision: Decision,
): Promise<ChangeRequestResult> {
  if (!decision.approve && !(isReadable(decision.reason) && normalizeText(decision.reason)))
    return 'invalid_text';
  try {
    return await ports.db.transaction().execute(async (tx) => {
      const resolution = await resolve(tx, id, decision, ports.clock.now());
      if (resolution !== 'not_found') await notifyOwner(ports, tx, id);
      return resolution;
    });
  } catch (error) {
    if (error instanceof BreedMismatch) return 'breed_mismatch';
    throw error;
  }
}

/** Rolls back the transaction. */
class BreedMismatch extends Error {}

/** Closes the request before it applies it, so that of two operators at once only one writes. */
async function resolve(
  tx: Tx,
  id: number,
  decision: Decision,
  now: Date,
): Promise<'approved' | 'rejected' | 'not_found'> {
  const request = await findPendingRequest(tx, id);
  const outcome = decision.approve
    ? ({ estado: 'APROBADA', reason: null } as const)
    : ({ estado: 'RECHAZADA', reason: normalizeText(decision.reason) } as const);
  if (!request || !(await closeRequest(tx, id, { ...outcome, now }))) return 'not_found';
  if (!decision.approve) return 'rejected';
  if (!(await applyChanges(tx, request, await fieldsOfRequest(tx, id)))) throw new BreedMismatch();
  return 'approved';
}

async function notifyOwner(ports: MailContext, tx: Tx, request: number): Promise<void> {
  const outcome = await findOutcome(tx, request);
  if (!outcome) return;
  const recipient = emailKey(outcome.email);
  await enqueueMail(ports, tx, changeResolved, { recipient, payload: { request } });
}
