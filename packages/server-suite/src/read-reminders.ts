import { deliverOutbox, remindOwners, type MailMessage, type Ports } from '@huella/server';
import { addDays, type Day } from '@huella/validation/day';
import { atInstant } from './at-instant.ts';
import type { Client } from './client.ts';
import { reminderLines } from './reminder-year/received-reminders.ts';
import type { SuiteContext } from './suite-context.ts';

export async function lookAtAll(ports: Ports): Promise<void> {
  while ((await remindOwners(ports)) > 0);
}

export async function deliverAll(ports: Ports): Promise<void> {
  while ((await deliverOutbox(ports)).sent > 0);
}

/** So many days from one on. */
export function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

function isReminderTo({ email }: Client, { to, subject }: MailMessage): boolean {
  return to === email && subject.startsWith('Recordatorio');
}

/** The reminders of a suite's server, as people get them. */
export function readReminders(ctx: () => SuiteContext) {
  const portsAt = (instant: string) => atInstant(ctx(), `${instant}:00-03:00`).ports;

  /** The mails that all get at an instant. */
  async function mailsAt(instant: string) {
    const from = ctx().mails.length;
    await lookAtAll(portsAt(instant));
    await deliverAll(portsAt(instant));
    return ctx().mails.slice(from);
  }

  /** The lines of the reminders that a client got, mail by mail, after so many mails of all. */
  function remindersSince(from: number, client: Client): string[][] {
    return ctx()
      .mails.slice(from)
      .filter((each) => isReminderTo(client, each))
      .map(({ text }) => reminderLines(text));
  }

  /** Those that a client gets at an instant. */
  async function told(client: Client, instant: string): Promise<string[][]> {
    const from = ctx().mails.length;
    await mailsAt(instant);
    return remindersSince(from, client);
  }

  async function toldOn(client: Client, days: readonly Day[], time = '10:00'): Promise<string[]> {
    const lines: string[] = [];
    for (const day of days)
      for (const mail of await told(client, `${day}T${time}`))
        lines.push(...mail.map((line) => `${day} ${line}`));
    return lines;
  }

  /** The first reminder to a client at an instant. */
  async function mailOf(client: Client, instant: string) {
    const mail = (await mailsAt(instant)).find((each) => isReminderTo(client, each));
    if (!mail) throw new Error('nobody was reminded');
    return mail;
  }

  return { portsAt, remindersSince, told, toldOn, mailOf };
}
