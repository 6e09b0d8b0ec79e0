import type { Schema } from '@huella/contract';
import type { MailMessage, Ports } from '../ports.ts';

export type Rendered = Omit<MailMessage, 'messageId'> | null;

/** What the outbox keeps of a mail, and how it is rendered at delivery. */
export interface Mail<Payload = unknown> {
  /** Unique name in the outbox. */
  readonly kind: string;
  /** What an account's export calls it; absent from the mail that follows the account's deletion. */
  readonly label?: string;
  /** The account whose deletion deletes an unsent mail: the recipient's, that of the payload's only field `accountId`, or none. */
  readonly deletedWith: 'recipient' | 'payload' | 'nobody';
  /** Its recipient has no account any more: nothing of an abandoned one is kept. */
  readonly farewell?: true;
  /** What rendering needs besides the recipient; never a secret. Stored as JSON and parsed at delivery. */
  readonly payload: Schema<Payload>;
  render(ports: Ports, recipient: string, payload: Payload): Promise<Rendered>;
  /** Called once: the mail server accepted the mail, or delivery was abandoned after many attempts or a permanent rejection. */
  onOutcome?(ports: Ports, payload: Payload, outcome: 'accepted' | 'given-up'): Promise<void>;
}

export function defineMail<Payload>(mail: Mail<Payload>): Mail<Payload> {
  return mail;
}
