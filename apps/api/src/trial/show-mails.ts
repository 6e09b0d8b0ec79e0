import type { MailMessage } from '@huella/server';
import type { ClosableMailTransport } from '../adapters/mail/smtp-mail-transport.ts';

/** Prints each mail's subject and link, for trying the app. */
export function showMails(mail: ClosableMailTransport, print: (text: string) => void): ClosableMailTransport {
  return {
    ...mail,
    send: async (message) => {
      await mail.send(message);
      print(summaryOf(message));
    },
  };
}

function summaryOf({ subject, text }: MailMessage): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  return `  Mail "${subject}"${link === undefined ? '' : `: ${link}`}\n`;
}
