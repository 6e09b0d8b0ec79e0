import { leaseFrom, waitAfter, type DeliveryReport } from '../delivery/attempts.ts';
import { drop, lease, postpone } from '../delivery/queue.ts';
import { forgetDeleted } from '../db/forget-deleted.ts';
import type { Ports } from '../ports.ts';
import { dueMails, type OutboxRow } from './outbox.ts';
import { renderMail, settleMail } from './registry.ts';

const BATCH = 20;
/** About a day of trying. */
const MAXIMUM_ATTEMPTS = 30;

/**
 * One pass over the mails that are due. Any number of processes may run it at once: each mail is leased first. A mail
 * that is not accepted is tried again after 15 s, 30 s, 1 min … up to every hour, for about a day.
 */
export async function deliverOutbox(ports: Ports): Promise<DeliveryReport> {
  let sent = 0;
  let failed = 0;
  for (const row of await dueMails(ports.db, ports.clock.now(), BATCH)) {
    if (!(await lease(ports.db, 'outbox', row, leaseFrom(ports.clock.now())))) continue;
    if (await deliver(ports, row)) sent += 1;
    else failed += 1;
  }
  // Who a farewell went to has no account any more.
  if (sent > 0) await forgetDeleted(ports.db);
  return { sent, failed };
}

async function deliver(ports: Ports, row: OutboxRow): Promise<boolean> {
  try {
    const message = await renderMail(ports, row);
    if (message) {
      await ports.mail.send({ ...message, messageId: row.message_id });
      await settleMail(ports, row, 'accepted');
    }
    await drop(ports.db, 'outbox', row.id);
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
    return drop(ports.db, 'outbox', id);
  }
  return postpone(ports.db, 'outbox', id, new Date(ports.clock.now().getTime() + waitAfter(attempts)));
}
