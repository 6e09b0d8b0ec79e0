import { deliverOutbox, remindOwners, type MailMessage, type Ports } from '@huella/server';
import { addDays, type Day } from '@huella/validation/day';
import { atInstant } from './at-instant.ts';
import type { Client } from './client.ts';
import { reminderLines } from './reminder-year/received-reminders.ts';
import type { SuiteContext } from './suite-context.ts';

export async function checkAllAccounts(ports: Ports): Promise<void> {
  while ((await remindOwners(ports)) > 0);
}

export async function deliverAll(ports: Ports): Promise<void> {
  while ((await deliverOutbox(ports)).sent > 0);
}

/** Consecutive days. */
export function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

function isReminderTo({ email }: Client, { to, subject }: MailMessage): boolean {
  return to === email && subject.startsWith('Recordatorio');
}

/** Reminders as the people of a suite's server get them. */
export function readReminders(ctx: () => SuiteContext) {
  const portsAt = (instant: string) => atInstant(ctx(), `${instant}:00-03:00`).ports;

  /** All mails of an instant. */
  async function mailsAt(instant: string) {
    const from = ctx().mails.length;
    await checkAllAccounts(portsAt(instant));
    await deliverAll(portsAt(instant));
    return ctx().mails.slice(from);
  }

  /** The lines of a client's reminders, per mail, after a number of mails. */
  function remindersSince(from: number, client: Client): string[][] {
    return ctx()
      .mails.slice(from)
      .filter((each) => isReminderTo(client, each))
      .map(({ text }) => reminderLines(text));
  }

  /** A client's reminders of an instant. */
  async function remindersAt(client: Client, instant: string): Promise<string[][]> {
    const from = ctx().mails.length;
    await mailsAt(instant);
    return remindersSince(from, client);
  }

  async function remindersOn(client: Client, days: readonly Day[], time = '10:00'): Promise<string[]> {
    const lines: string[] = [];
    for (const day of days)
      for (const mail of await remindersAt(client, `${day}T${time}`))
        lines.push(...mail.map((line) => `${day} ${line}`));
    return lines;
  }

  /** The first reminder to a client at an instant. */
  async function mailOf(client: Client, instant: string) {
    const mail = (await mailsAt(instant)).find((each) => isReminderTo(client, each));
    if (!mail) throw new Error('nobody was reminded');
    return mail;
  }

  return { portsAt, remindersSince, remindersAt, remindersOn, mailOf };
}
