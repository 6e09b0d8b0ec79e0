import type { Clock, MailMessage, MailTransport } from '@huella/server';

export interface CapturedMail extends MailMessage {
  readonly sentAt: string;
}

/** Stores mails instead of sending them, newest last, without duplicates. */
export interface Mailbox extends MailTransport {
  list(): readonly CapturedMail[];
  replace(mails: readonly CapturedMail[]): void;
}

export function createMailbox(clock: Clock): Mailbox {
  let mails: readonly CapturedMail[] = [];
  return {
    send: (message) => {
      const known = mails.some(({ messageId }) => messageId === message.messageId);
      if (!known) mails = [...mails, { ...message, sentAt: clock.now().toISOString() }];
      return Promise.resolve();
    },
    list: () => mails,
    replace: (next) => {
      mails = next;
    },
  };
}
