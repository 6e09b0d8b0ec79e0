import type { MailMessage } from '@huella/server';
import type { DayOfReminders } from './run-year.ts';

export interface SentMail {
  readonly at: string;
  readonly message: Pick<MailMessage, 'to' | 'text' | 'messageId'>;
}

/** The lines that people read, by day; duplicates are dropped by message id, as mail programs do. */
export function receivedReminders(
  sent: readonly SentMail[],
  accountOf: (email: string) => number | undefined,
): DayOfReminders[] {
  const byId = new Map<string, SentMail>();
  for (const mail of sent) if (!byId.has(mail.message.messageId)) byId.set(mail.message.messageId, mail);
  return [...byId.values()]
    .map(({ at, message: { to, text } }) => ({
      day: at.slice(0, 10),
      accountId: accountOf(to) ?? 0,
      lines: reminderLines(text).toSorted(),
    }))
    .toSorted((left, right) => left.day.localeCompare(right.day) || left.accountId - right.accountId);
}

/** The lines between a mail's opening and its link. */
export function reminderLines(text: string): string[] {
  const [, , ...rest] = text.split('\n\n');
  return rest.slice(
    0,
    rest.findIndex((paragraph) => /^Ver el (calendario|alimento):/.test(paragraph)),
  );
}
