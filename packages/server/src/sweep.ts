import { addYears } from '@huella/validation/day';
import { YEARS_KEPT } from './account/retained-policy.ts';
import { argentineDay } from './http/argentine-day.ts';
import { clearOrphanedBlobs } from './pets/store-photo.ts';
import type { Ports } from './ports.ts';
import { dropRetainedBefore } from './account/repositories/ending-policies.ts';
import { dropAnswersBefore } from './http/idempotency-keys.ts';
import { dropResolvedBefore } from './legal/repositories/legal-requests.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** How long an address that nobody logs in from spares its owner the limits of strangers. */
const ADDRESS_DAYS = 365;

/**
 * Deletes what nobody can use any more: answers kept for retries, expired refresh tokens and links, old counters, addresses
 * that nobody logged in from for a year, what the law made us keep once its time is over, and files that could not be deleted at
 * once. Run it about once an hour; several processes may.
 */
export async function sweepExpired(ports: Ports): Promise<void> {
  const { db, clock } = ports;
  await clearOrphanedBlobs(ports);
  const now = clock.now();
  const yesterday = new Date(now.getTime() - DAY_MILLISECONDS);
  await dropAnswersBefore(db, yesterday);
  const today = argentineDay(now);
  await dropRetainedBefore(db, today);
  await dropResolvedBefore(db, new Date(addYears(today, -YEARS_KEPT)));
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now.toISOString()).execute();
  await db.deleteFrom('password_links').where('expires_at', '<', now.toISOString()).execute();
  await db.deleteFrom('sync_links').where('expires_at', '<', now.toISOString()).execute();
  await db.deleteFrom('rate_limits').where('window_start', '<', yesterday.toISOString()).execute();
  const yearAgo = new Date(now.getTime() - ADDRESS_DAYS * DAY_MILLISECONDS);
  await db.deleteFrom('known_addresses').where('seen_at', '<', yearAgo.toISOString()).execute();
  await db
    .deleteFrom('sessions')
    .where('id', 'not in', db.selectFrom('refresh_tokens').select('session_id'))
    .where('created_at', '<', yesterday.toISOString())
    .execute();
}
