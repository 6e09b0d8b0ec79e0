import type { MailMessage, Ports } from '../ports.ts';

/** Everything but the message id, or null when there is nobody to write to any more. */
export type Rendered = Omit<MailMessage, 'messageId'> | null;

/** What a mail was posted with. */
export type MailPayload = Readonly<Record<string, string | number>>;

export type RenderMail = (ports: Ports, recipient: string, payload: MailPayload) => Promise<Rendered>;
