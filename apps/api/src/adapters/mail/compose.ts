import type { MailMessage } from '@huella/server';
import type { SendMailOptions } from 'nodemailer';

/** The options of nodemailer for one mail of ours. Nothing in a mail may make it read a file or fetch an address. */
export function compose(
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
