import type { MailMessage } from '@huella/server';
import type { ClosableMail } from '../adapters/mail/smtp-mail.ts';

/** Prints each mail's subject and link, for trying the app. */
export function showMails(mail: ClosableMail, print: (text: string) => void): ClosableMail {
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
