import type { Kysely } from 'kysely';
import { seedCatalogues } from '../catalogue/seed.ts';
import type { Database } from '../db/schema.ts';

/** Children before parents. Catalogues stay. */
const personal = [
  'outbox',
  'idempotency_keys',
  'rate_limits',
  'legal_requests',
  'retained_policies',
  'change_fields',
  'change_requests',
  'sync_links',
  'portal_policies',
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

/** Forgets everybody and everything they did, and brings the catalogues back to what they were. Not for production. */
export async function resetDemo(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const table of personal) await tx.deleteFrom(table).execute();
  });
  await seedCatalogues(db);
}
