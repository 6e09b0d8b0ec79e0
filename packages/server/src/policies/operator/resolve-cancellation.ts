import { emailKey } from '../../auth/email-key.ts';
import type { Executor, Tx } from '../../db/transaction.ts';
import { enqueueMail, type MailContext } from '../../mail/enqueue-mail.ts';
import { readableText } from '../../operator/readable-text.ts';
import { endPolicy } from '../end-policy.ts';
import { cancellationResolved } from '../mails/cancellation-resolved.ts';
import {
  closeCancellation,
  findCancellationByCode,
  lockPolicyOfCancellation,
  type CancellationRow,
} from '../repositories/cancellation-requests.ts';

const REASON_MAXIMUM = 500;

type Ports = MailContext & { readonly db: Executor };

/** `invalid_text`: the reason is blank, too long or unreadable (D113). */
export type CancellationRequestResult =
  | 'confirmed'
  | 'rejected'
  | 'not_found'
  | 'already_resolved'
  | 'invalid_text';

export async function confirmCancellation(ports: Ports, code: string): Promise<CancellationRequestResult> {
  return resolve(ports, code, async (tx, { number }) =>
    (await endPolicy(ports, tx, number)) ? 'confirmed' : 'already_resolved',
  );
}

export async function rejectCancellation(
  ports: Ports,
  code: string,
  rejectionReason: string,
): Promise<CancellationRequestResult> {
  const answer = readableText(rejectionReason, REASON_MAXIMUM);
  if (answer === null) return 'invalid_text';
  return resolve(ports, code, async (tx, { id, email }) => {
    await closeCancellation(tx, id, { estado: 'RECHAZADA', answer, now: ports.clock.now() });
    const mail = { recipient: emailKey(email), payload: { request: id } };
    await enqueueMail(ports, tx, cancellationResolved, mail);
    return 'rejected';
  });
}

/** Locks the policy first, like everything that ends one: of two operators at once the second finds the request resolved. */
async function resolve(
  { db }: Ports,
  code: string,
  decide: (tx: Tx, request: CancellationRow) => Promise<CancellationRequestResult>,
): Promise<CancellationRequestResult> {
  return db.transaction().execute(async (tx) => {
    const key = code.trim().toUpperCase();
    await lockPolicyOfCancellation(tx, key);
    const request = await findCancellationByCode(tx, key);
    if (!request) return 'not_found';
    return request.estado === 'PENDIENTE' ? decide(tx, request) : 'already_resolved';
  });
}
