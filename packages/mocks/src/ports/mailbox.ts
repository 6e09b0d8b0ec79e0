import type { Clock, MailMessage, MailTransport } from '@huella/server';

/** A mail that the server handed over, and when. */
export interface CapturedMail extends MailMessage {
  readonly sentAt: string;
}

/** Takes every mail instead of sending it, newest last. A second copy of the same message is dropped. */
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
