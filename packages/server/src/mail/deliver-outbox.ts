import { leaseFrom, MAXIMUM_ATTEMPTS, retryDelay, type DeliveryReport } from '../delivery/attempts.ts';
import { drop, lease } from '../delivery/queue.ts';
import { forgetDeleted } from '../db/forget-deleted.ts';
import type { Ports } from '../ports.ts';
import { MailFailure } from './mail-failure.ts';
import { dueMails, recordFailedAttempt, type OutboxRow } from './outbox.ts';
import { isDroppedWhenUndeliverable, renderMail, reportOutcome } from './registry.ts';
import { errorName } from '../error-name.ts';

const BATCH = 20;

/**
 * Delivers all due mails. Any number of processes may run it: each mail is leased first. Retries up to `MAXIMUM_ATTEMPTS` unless rejected
 * permanently. Abandoned mails stay for an operator to resend, until the sweep.
 */
export async function deliverOutbox(ports: Ports): Promise<DeliveryReport> {
  let sent = 0;
  let failed = 0;
  for (const row of await dueMails(ports.db, ports.clock.now(), BATCH)) {
    if (!(await lease(ports.db, 'outbox', row, leaseFrom(ports.clock.now())))) continue;
    if (await deliver(ports, row)) sent += 1;
    else failed += 1;
  }
  // Removes the emails of deleted accounts from the database's files.
  if (sent > 0) await forgetDeleted(ports.db);
  return { sent, failed };
}

async function deliver(ports: Ports, row: OutboxRow): Promise<boolean> {
  try {
    const message = await renderMail(ports, row);
    if (message) {
      await ports.mail.send({ ...message, messageId: row.message_id });
      await reportOutcome(ports, row, 'accepted');
    }
    await drop(ports.db, 'outbox', row.id);
    return true;
  } catch (error) {
    await settleFailure(ports, row, error);
    return false;
  }
}

async function settleFailure(ports: Ports, row: OutboxRow, error: unknown): Promise<void> {
  const { db, clock, log } = ports;
  const { id, kind, attempts } = row;
  const name = errorName(error);
  const reason = error instanceof MailFailure ? error.reason : 'other';
  const isLast = reason === 'refused' || attempts + 1 >= MAXIMUM_ATTEMPTS;
  const event = isLast ? 'mail-given-up' : 'mail-not-accepted';
  log.error(event, { id, kind, attempts: attempts + 1, name, reason });
  const now = clock.now();
  if (!isLast) {
    const due_at = new Date(now.getTime() + retryDelay(attempts)).toISOString();
    return recordFailedAttempt(db, id, { last_failure: reason, due_at });
  }
  await reportOutcome(ports, row, 'abandoned');
  if (isDroppedWhenUndeliverable(row)) return drop(db, 'outbox', id);
  return recordFailedAttempt(db, id, { last_failure: reason, failed_at: now.toISOString() });
}
