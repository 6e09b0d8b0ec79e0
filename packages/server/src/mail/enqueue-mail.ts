import type { Tx } from '../db/transaction.ts';
import type { Ports, ServerConfig } from '../ports.ts';
import { insertMail } from './outbox.ts';
import type { MailKind } from './kinds.ts';

/** What posting needs: the time, and the host that a message id names. */
export type MailContext = Pick<Ports, 'clock'> & { readonly config: Pick<ServerConfig, 'publicUrl'> };

export interface NewMail {
  readonly kind: MailKind;
  readonly recipient: string;
  /** What rendering needs besides the recipient; never a secret. */
  readonly payload: Readonly<Record<string, string | number>>;
}

/** Leaves a mail to be sent, in the transaction of what it tells about: both happen or neither. */
export async function enqueueMail(
  { clock, config }: MailContext,
  tx: Tx,
  { kind, recipient, payload }: NewMail,
): Promise<void> {
  const message_id = `<${crypto.randomUUID()}@${new URL(config.publicUrl).hostname}>`;
  await insertMail(tx, { kind, recipient, payload: JSON.stringify(payload), message_id }, clock.now());
}
