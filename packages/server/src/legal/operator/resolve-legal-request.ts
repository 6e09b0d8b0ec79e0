import type { Executor, Tx } from '../../db/transaction.ts';
import { enqueueMail, type MailContext } from '../../mail/enqueue-mail.ts';
import { endPolicy } from '../../policies/end-policy.ts';
import { findHolder } from '../../policies/repositories/policies.ts';
import { legalResolved } from '../mails/legal-resolved.ts';
import {
  closeLegalRequest,
  findLegalRequestByCode,
  type LegalRequestRow,
} from '../repositories/legal-requests.ts';

export interface LegalDecision {
  /** A policy's number. */
  readonly cancelPolicy?: string | undefined;
  /** Confirms that an operator verified the person although the holder's DNI differs. */
  readonly isChecked?: boolean;
}

/** `holder_mismatch`: the holder's DNI differs from the person's, and `isChecked` is not set. */
export type LegalRequestResult =
  | 'resolved'
  | 'not_found'
  | 'already_resolved'
  | 'policy_not_found'
  | 'holder_mismatch';

/**
 * Closes a legal request and cancels its policy in the same transaction, then mails the person. A public form proves no identity, so the
 * operator verifies the person before a policy ends (Disposición 3/2026).
 */
export async function resolveLegalRequest(
  ports: MailContext & { readonly db: Executor },
  code: string,
  decision: LegalDecision = {},
): Promise<LegalRequestResult> {
  return ports.db.transaction().execute(async (tx) => {
    const request = await findLegalRequestByCode(tx, code.trim().toUpperCase());
    if (!request) return 'not_found';
    const objection = await objectionTo(tx, request, decision);
    if (objection) return objection;
    if (!(await closeLegalRequest(tx, request.id, ports.clock.now()))) return 'already_resolved';
    const { cancelPolicy } = decision;
    if (cancelPolicy !== undefined) await endPolicy(ports, tx, cancelPolicy);
    const payload = { request: request.id, ...(cancelPolicy !== undefined && { policy: cancelPolicy }) };
    await enqueueMail(ports, tx, legalResolved, { recipient: request.email, payload });
    return 'resolved';
  });
}

async function objectionTo(
  tx: Tx,
  { dni }: LegalRequestRow,
  { cancelPolicy, isChecked = false }: LegalDecision,
): Promise<'policy_not_found' | 'holder_mismatch' | undefined> {
  if (cancelPolicy === undefined) return undefined;
  const holder = await findHolder(tx, cancelPolicy);
  if (!holder) return 'policy_not_found';
  return holder.dni === dni || isChecked ? undefined : 'holder_mismatch';
}
