import type { MailMessage } from '@huella/server';
import type { SendMailOptions } from 'nodemailer';

/** No mail may make nodemailer read a file or fetch a URL. */
export function toNodemailerOptions(
  from: string,
  { to, subject, text, html, messageId, unsubscribeUrl }: MailMessage,
): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(unsubscribeUrl === undefined ? {} : { list: { unsubscribe: unsubscribeUrl } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
