import type { Tx } from '../db/transaction.ts';
import type { Ports } from '../ports.ts';
import { insertMail } from '../repositories/outbox.ts';
import type { MailKind } from './kinds.ts';

export interface PostedMail {
  readonly kind: MailKind;
  readonly recipient: string;
  /** What rendering needs besides the recipient; never a secret. */
  readonly payload: Readonly<Record<string, string | number>>;
}

/** Leaves a mail to be sent, in the transaction of what it tells about: both happen or neither. */
export async function postMail(
  ports: Ports,
  tx: Tx,
  { kind, recipient, payload }: PostedMail,
): Promise<void> {
  const message_id = `<${crypto.randomUUID()}@${new URL(ports.config.publicUrl).hostname}>`;
  await insertMail(tx, { kind, recipient, payload: JSON.stringify(payload), message_id }, ports.clock.now());
}
