import { lockEveryKey } from '../blobs/blob-areas.ts';
import { clearBlob } from '../blobs/clear-blobs.ts';
import { listOrphanedBlobs, recordOrphanedBlobs } from '../blobs/orphaned-blobs.ts';
import { seedCatalogues } from '../catalogues/seed/seed-catalogues.ts';
import type { Database } from '../db/schema.ts';
import type { Ports } from '../ports.ts';

/** Children before parents. Catalogues stay. */
const personal = [
  'outbox',
  'pushes',
  'push_subscriptions',
  'notifications',
  'notification_settings',
  'idempotency_keys',
  'rate_limits',
  'legal_requests',
  'retained_policies',
  'erasures',
  'claim_resolution_lines',
  'claim_resolutions',
  'claim_receipts',
  'claim_extras',
  'claim_documents',
  'indications',
  'vet_forms',
  'vet_contacts',
  'claim_movements',
  'claim_symptoms',
  'claims',
  'food_corrections',
  'food_bag_pets',
  'food_bags',
  'events',
  'reminders',
  'reminder_settings',
  'change_fields',
  'change_requests',
  'sync_links',
  'external_policies',
  'cancellation_requests',
  'policies',
  'payment_methods',
  'weight_entries',
  'pets',
  'persons',
  'known_addresses',
  'password_links',
  'refresh_tokens',
  'sessions',
  'accounts',
] as const satisfies readonly (keyof Database)[];

/**
 * Deletes all people's data, files included, and resets the catalogues. Records files before deleting them, so that it can be repeated
 * after a failing store. Not for production.
 */
export async function resetDemo(ports: Pick<Ports, 'db' | 'blobs' | 'clock'>): Promise<void> {
  const { db, clock } = ports;
  await db.transaction().execute(async (tx) => {
    const keys = await lockEveryKey(tx);
    for (const table of personal) await tx.deleteFrom(table).execute();
    await recordOrphanedBlobs(tx, keys, clock.now());
  });
  await seedCatalogues(db);
  for (const key of await listOrphanedBlobs(db)) await clearBlob(ports, key);
}
