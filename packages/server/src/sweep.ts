import { addDays, addYears } from '@huella/validation/day';
import { recordErasures } from './account/erasure-records.ts';
import { deleteRetainedBefore } from './account/repositories/ending-policies.ts';
import { YEARS_KEPT } from './account/retained-policy.ts';
import { deleteIpsSeenBefore } from './auth/repositories/known-ips.ts';
import { deletePasswordLinksExpiredBefore } from './auth/repositories/password-links.ts';
import { deleteEndedSessionsBefore, deleteRefreshTokensExpiredBefore } from './auth/repositories/sessions.ts';
import { clearOrphanedBlobs } from './blobs/clear-blobs.ts';
import { correctableSince } from './claims/correct-vet-form.ts';
import { remindVets } from './claims/remind-vets.ts';
import { deleteDraftsCompletedBefore } from './claims/repositories/vet-pages.ts';
import { forgetDeleted } from './db/forget-deleted.ts';
import { argentineDay } from './http/argentine-day.ts';
import { deleteRepliesBefore } from './http/idempotency-keys.ts';
import { deleteResolvedBefore } from './legal/repositories/legal-requests.ts';
import { deleteAttemptsBefore } from './limits/repositories/attempt-counters.ts';
import { deleteMailsFailedBefore } from './mail/outbox.ts';
import { deleteNotificationsBefore } from './notifications/repositories/notifications.ts';
import { deleteSyncLinksExpiredBefore } from './policies/repositories/sync-links.ts';
import type { Ports } from './ports.ts';
import { deleteRemindersBefore } from './reminders/repositories/reminders.ts';
import { REMINDERS_KEPT } from './reminders/steps.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** How long an unused IP keeps sparing its owner the limits by account. */
const IP_DAYS = 365;
const NOTIFICATION_DAYS = 90;
/** How long an operator can resend an abandoned mail. */
const FAILED_MAIL_DAYS = 14;

/**
 * Deletes expired data: responses stored for retries, refresh tokens and links, counters, IPs unused for a year, old inbox lines,
 * abandoned mails, legally retained policies after their time, and orphaned files; then removes the deleted data from the database's own
 * files. Reminds vets of open forms. Run it about once an hour; several processes may.
 */
export async function sweepExpired(ports: Ports): Promise<void> {
  const { db, clock } = ports;
  await clearOrphanedBlobs(ports);
  const now = clock.now();
  const yesterday = daysBefore(now, 1);
  await deleteRepliesBefore(db, yesterday);
  const today = argentineDay(now);
  await deleteRetainedBefore(db, today);
  await deleteResolvedBefore(db, new Date(addYears(today, -YEARS_KEPT)));
  await deleteRefreshTokensExpiredBefore(db, now);
  await deletePasswordLinksExpiredBefore(db, now);
  await deleteSyncLinksExpiredBefore(db, now);
  await deleteAttemptsBefore(db, yesterday);
  await deleteIpsSeenBefore(db, daysBefore(now, IP_DAYS));
  await deleteEndedSessionsBefore(db, yesterday);
  await deleteDraftsCompletedBefore(db, correctableSince(now));
  await deleteRemindersBefore(db, addDays(today, -REMINDERS_KEPT));
  await deleteNotificationsBefore(db, daysBefore(now, NOTIFICATION_DAYS));
  await deleteMailsFailedBefore(db, daysBefore(now, FAILED_MAIL_DAYS));
  await remindVets(ports);
  await recordErasures(ports);
  await forgetDeleted(db);
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MILLISECONDS);
}
