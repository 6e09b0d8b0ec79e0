import type { Ports } from '../ports.ts';
import { dropMail, dueMails, leaseMail, postponeMail, type OutboxRow } from './outbox.ts';
import { renderMail, settleMail } from './registry.ts';

const BATCH = 20;
/** Longer than any transport takes; afterwards another process may try. */
const LEASE_MILLISECONDS = 2 * 60_000;
const FIRST_WAIT_MILLISECONDS = 15_000;
const LONGEST_WAIT_MILLISECONDS = 60 * 60_000;
/** About a day of trying. */
const MAXIMUM_ATTEMPTS = 30;

export interface DeliveryReport {
  readonly sent: number;
  readonly failed: number;
}

/**
 * One pass over the mails that are due. Any number of processes may run it at once: each mail is leased first. A mail
 * that is not accepted is tried again after 15 s, 30 s, 1 min … up to every hour, for about a day.
 */
export async function deliverOutbox(ports: Ports): Promise<DeliveryReport> {
  let sent = 0;
  let failed = 0;
  for (const row of await dueMails(ports.db, ports.clock.now(), BATCH)) {
    const until = new Date(ports.clock.now().getTime() + LEASE_MILLISECONDS);
    if (!(await leaseMail(ports.db, row, until))) continue;
    if (await deliver(ports, row)) sent += 1;
    else failed += 1;
  }
  return { sent, failed };
}

async function deliver(ports: Ports, row: OutboxRow): Promise<boolean> {
  try {
    const message = await renderMail(ports, row);
    if (message) {
      await ports.mail.send({ ...message, messageId: row.message_id });
      await settleMail(ports, row, 'accepted');
    }
    await dropMail(ports.db, row.id);
    return true;
  } catch (error) {
    await giveAnotherTry(ports, row, error);
    return false;
  }
}

async function giveAnotherTry(ports: Ports, row: OutboxRow, error: unknown): Promise<void> {
  const { id, kind, attempts } = row;
  const name = error instanceof Error ? error.name : 'unknown';
  const isLast = attempts + 1 >= MAXIMUM_ATTEMPTS;
  ports.log.error(isLast ? 'mail-given-up' : 'mail-not-accepted', { id, kind, attempts: attempts + 1, name });
  if (isLast) {
    await settleMail(ports, row, 'given-up');
    return dropMail(ports.db, id);
  }
  const wait = Math.min(FIRST_WAIT_MILLISECONDS * 2 ** attempts, LONGEST_WAIT_MILLISECONDS);
  return postponeMail(ports.db, id, new Date(ports.clock.now().getTime() + wait));
}
