import type { Tx } from '../db/transaction.ts';
import type { Ports, ServerConfig } from '../ports.ts';
import type { MailDefinition } from './define-mail.ts';
import { lockUntried, insertMail } from './outbox.ts';

export type MailContext = Pick<Ports, 'clock'> & { readonly config: Pick<ServerConfig, 'publicUrl'> };

/** Enqueues a mail in the transaction of what it reports, so that both happen or neither. */
export async function enqueueMail<Payload>(
  { clock, config }: MailContext,
  tx: Tx,
  { kind }: MailDefinition<Payload>,
  {
    recipient,
    payload,
    dueAt,
  }: { readonly recipient: string; readonly payload: NoInfer<Payload>; readonly dueAt?: Date },
): Promise<void> {
  const now = clock.now();
  const message_id = `<${crypto.randomUUID()}@${new URL(config.publicUrl).hostname}>`;
  const mail = { kind, recipient, payload: JSON.stringify(payload), message_id };
  await insertMail(tx, mail, { now, dueAt: dueAt ?? now });
}

/** Keeps an equal untried mail from being sent until the transaction ends: rendered at delivery, it will include this change. */
export async function lockWaitingMail<Payload>(
  tx: Tx,
  { kind }: MailDefinition<Payload>,
  { recipient, payload }: { readonly recipient: string; readonly payload: NoInfer<Payload> },
): Promise<boolean> {
  return lockUntried(tx, { kind, recipient, payload: JSON.stringify(payload) });
}
