import { addDays, addYears } from '@huella/validation/day';
import { noteErasures } from './account/erasure-notes.ts';
import { dropRetainedBefore } from './account/repositories/ending-policies.ts';
import { YEARS_KEPT } from './account/retained-policy.ts';
import { dropIpsSeenBefore } from './auth/repositories/known-ips.ts';
import { dropPasswordLinksExpiredBefore } from './auth/repositories/password-links.ts';
import { dropEndedSessionsBefore, dropRefreshTokensExpiredBefore } from './auth/repositories/sessions.ts';
import { clearOrphanedBlobs } from './blobs/clear-blobs.ts';
import { correctableSince } from './claims/correct-vet-form.ts';
import { remindVets } from './claims/remind-vets.ts';
import { dropDraftsCompletedBefore } from './claims/repositories/vet-pages.ts';
import { forgetDeleted } from './db/forget-deleted.ts';
import { argentineDay } from './http/argentine-day.ts';
import { dropRepliesBefore } from './http/idempotency-keys.ts';
import { dropResolvedBefore } from './legal/repositories/legal-requests.ts';
import { dropAttemptsBefore } from './limits/rate-limits.ts';
import { dropMailsFailedBefore } from './mail/outbox.ts';
import { dropNotificationsBefore } from './notifications/repositories/notifications.ts';
import { dropSyncLinksExpiredBefore } from './policies/repositories/sync-links.ts';
import type { Ports } from './ports.ts';
import { dropRemindersBefore } from './reminders/repositories/reminders.ts';
import { REMINDERS_KEPT } from './reminders/stages.ts';

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
  await dropRepliesBefore(db, yesterday);
  const today = argentineDay(now);
  await dropRetainedBefore(db, today);
  await dropResolvedBefore(db, new Date(addYears(today, -YEARS_KEPT)));
  await dropRefreshTokensExpiredBefore(db, now);
  await dropPasswordLinksExpiredBefore(db, now);
  await dropSyncLinksExpiredBefore(db, now);
  await dropAttemptsBefore(db, yesterday);
  await dropIpsSeenBefore(db, daysBefore(now, IP_DAYS));
  await dropEndedSessionsBefore(db, yesterday);
  await dropDraftsCompletedBefore(db, correctableSince(now));
  await dropRemindersBefore(db, addDays(today, -REMINDERS_KEPT));
  await dropNotificationsBefore(db, daysBefore(now, NOTIFICATION_DAYS));
  await dropMailsFailedBefore(db, daysBefore(now, FAILED_MAIL_DAYS));
  await remindVets(ports);
  await noteErasures(ports);
  await forgetDeleted(db);
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MILLISECONDS);
}
