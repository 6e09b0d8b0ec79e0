import type { Schema } from '@huella/contract';
import type { MailMessage, Ports } from '../ports.ts';

/** Everything but the message id, or null when there is nobody to write to any more. */
export type Rendered = Omit<MailMessage, 'messageId'> | null;

/** One mail of the server: what is kept of it until it is delivered, and how it is rendered then. */
export interface Mail<Payload = unknown> {
  /** Its name in the outbox, unique. */
  readonly kind: string;
  /** What it is about, in the export of an account's data; without one its kind stands there. */
  readonly about?: string;
  /**
   * Which account's it is, and with which it is deleted unsent: that of the recipient's address, that in `accountId` of its
   * payload, which holds nothing else then, or none.
   */
  readonly belongsTo: 'recipient' | 'payload' | 'nobody';
  /** Its reader has no account any more: nothing of it is kept once it is given up. */
  readonly farewell?: true;
  /** What rendering needs besides the recipient; never a secret. Kept as JSON and parsed at delivery. */
  readonly payload: Schema<Payload>;
  render(ports: Ports, recipient: string, payload: Payload): Promise<Rendered>;
  /** Hears what became of it: the mail server took it, or we gave up, after many attempts or one refusal for good. */
  settled?(ports: Ports, payload: Payload, outcome: 'accepted' | 'given-up'): Promise<void>;
}

/** Ties the renderer of a mail to the schema of its payload. `registry.ts` lists every mail. */
export function defineMail<Payload>(mail: Mail<Payload>): Mail<Payload> {
  return mail;
}
