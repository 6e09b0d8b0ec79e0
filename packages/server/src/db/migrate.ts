import { sql, type Kysely } from 'kysely';
import { Migrator, NO_MIGRATIONS, type Migration } from 'kysely/migration';
import { accounts } from './migrations/accounts.ts';
import { blobDeletions } from './migrations/blob-deletions.ts';
import { calendarFeeds } from './migrations/calendar-feeds.ts';
import { cancellations } from './migrations/cancellations.ts';
import { catalogues } from './migrations/catalogues.ts';
import { claimFiles } from './migrations/claim-files.ts';
import { claims } from './migrations/claims.ts';
import { decisions } from './migrations/decisions.ts';
import { erasures } from './migrations/erasures.ts';
import { events } from './migrations/events.ts';
import { food } from './migrations/food.ts';
import { indexes } from './migrations/indexes.ts';
import { insurance } from './migrations/insurance.ts';
import { leftovers } from './migrations/leftovers.ts';
import { notifications } from './migrations/notifications.ts';
import { operations } from './migrations/operations.ts';
import { orphanedBlobs } from './migrations/orphaned-blobs.ts';
import { policies } from './migrations/policies.ts';
import { reminders } from './migrations/reminders.ts';
import { requests } from './migrations/requests.ts';
import { rights } from './migrations/rights.ts';
import { tableNames } from './migrations/table-names.ts';
import { vaultKeys } from './migrations/vault-keys.ts';
import { vetPage } from './migrations/vet-page.ts';
import type { Database } from './schema.ts';

/** In order of their names; a released one is never edited. */
const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-catalogues': catalogues,
  '0003-insurance': insurance,
  '0004-requests': requests,
  '0005-policies': policies,
  '0006-rights': rights,
  '0007-leftovers': leftovers,
  '0008-table-names': tableNames,
  '0009-claims': claims,
  '0010-decisions': decisions,
  '0011-vet-page': vetPage,
  '0012-orphaned-blobs': orphanedBlobs,
  '0013-claim-files': claimFiles,
  '0014-events': events,
  '0015-reminders': reminders,
  '0016-calendar-feeds': calendarFeeds,
  '0017-food': food,
  '0018-cancellations': cancellations,
  '0019-notifications': notifications,
  '0020-operations': operations,
  '0021-erasures': erasures,
  '0022-indexes': indexes,
  '0023-vault-keys': vaultKeys,
  '0024-blob-deletions': blobDeletions,
};

/**
 * Migrates to the newest schema. Processes may start together: PostgreSQL takes an advisory lock, SQLite its write lock, and the others
 * find nothing to do. Throws when a migration fails, which is then rolled back. Returns whether it changed anything: catalogues may have
 * new tables.
 */
export async function migrate(db: Kysely<Database>): Promise<boolean> {
  const { results = [], error } = await migratorOf(db).migrateToLatest();
  raise({ error });
  return results.length > 0;
}

/** Migrations that a database still needs, and those it has that this version does not know, by name. */
export async function schemaState(db: Kysely<Database>): Promise<{ pending: string[]; unknown: string[] }> {
  const known = await migratorOf(db).getMigrations();
  const pending = known.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
  if (pending.length === known.length) return { pending, unknown: [] };
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return {
    pending,
    unknown: rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name)),
  };
}

/** Reverts every migration and deletes all data. For tests. */
export async function dropSchema(db: Kysely<Database>): Promise<void> {
  raise(await migratorOf(db).migrateTo(NO_MIGRATIONS));
}

/** Reverts the newest migration. For tests. */
export async function undoNewestMigration(db: Kysely<Database>): Promise<void> {
  raise(await migratorOf(db).migrateDown());
}

/** Applies one migration. For tests. */
export async function redoNextMigration(db: Kysely<Database>): Promise<void> {
  raise(await migratorOf(db).migrateUp());
}

function migratorOf(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

function raise({ error }: { error?: unknown }): void {
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('the migration failed', { cause: error });
}
