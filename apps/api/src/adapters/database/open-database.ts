import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Log } from '@huella/server';
import { Kysely, PostgresDialect } from 'kysely';
import type { Settings } from '../../config/settings.ts';
import { openPostgresPool } from './postgres-pool.ts';
import { openSqlite } from './open-sqlite.ts';

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** For people: where the records live, without a password. */
  readonly place: string;
}

/** PostgreSQL when there is a DATABASE_URL, one SQLite file in the data folder otherwise. */
export async function openDatabase(settings: Settings, log: Log): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder } = settings;
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, log);
  await mkdir(dataFolder, { recursive: true });
  const path = join(dataFolder, 'huella.sqlite');
  return { db: openSqlite(path), place: path };
}

function openPostgres(databaseUrl: string, log: Log): OpenDatabase {
  const pool = openPostgresPool(databaseUrl, ({ message }) =>
    log.error('database.connection', { error: message }),
  );
  const { host, pathname } = new URL(databaseUrl);
  return {
    db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    place: `PostgreSQL ${host}${pathname}`,
  };
}
