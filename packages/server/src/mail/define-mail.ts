import type { Schema } from '@huella/contract';
import type { MailMessage, Ports } from '../ports.ts';

export type Rendered = Omit<MailMessage, 'messageId'> | null;

/** A kind of mail: what the outbox keeps of it, and how it is rendered at delivery. */
export interface MailDefinition<Payload = unknown> {
  /** Unique name in the outbox. */
  readonly kind: string;
  /** What an account's export calls it; absent from the mail that follows the account's deletion. */
  readonly label?: string;
  /** Whose account deletion drops the unsent mail: the recipient's, that of the payload's only field `accountId`, or nobody's. */
  readonly droppedWithAccountOf: 'recipient' | 'payload' | 'nobody';
  /** Once abandoned it is not kept for an operator to resend, because its recipient has no account any more. */
  readonly dropWhenUndeliverable?: true;
  /** What rendering needs besides the recipient; never a secret. Stored as JSON and parsed at delivery. */
  readonly payload: Schema<Payload>;
  /** Null if there is nothing to say any more: the mail is dropped. */
  render(ports: Ports, recipient: string, payload: Payload): Promise<Rendered>;
  /** Called once: the mail server accepted the mail, or delivery was abandoned after many attempts or a permanent rejection. */
  onOutcome?(ports: Ports, payload: Payload, outcome: 'accepted' | 'abandoned'): Promise<void>;
}

export function defineMail<Payload>(mail: MailDefinition<Payload>): MailDefinition<Payload> {
  return mail;
}
