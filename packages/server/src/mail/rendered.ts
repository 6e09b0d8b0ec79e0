import type { MailMessage, Ports } from '../ports.ts';

/** Everything but the message id, or null when there is nobody to write to any more. */
export type Rendered = Omit<MailMessage, 'messageId'> | null;

export type RenderMail = (
  ports: Ports,
  recipient: string,
  payload: Readonly<Record<string, string | number>>,
) => Promise<Rendered>;
