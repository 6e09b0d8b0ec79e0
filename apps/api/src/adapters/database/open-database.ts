import { join } from 'node:path';
import type { Database, Log } from '@huella/server';
import type { Kysely } from 'kysely';
import type { Settings } from '../../config/settings.ts';
import { makePrivateFolder } from '../../files/write-atomically.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** For people: where the records live, without a password. */
  readonly place: string;
}

/** PostgreSQL when there is a DATABASE_URL, one SQLite file in the data folder otherwise. */
export async function openDatabase({ databaseUrl, dataFolder }: Settings, log: Log): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    const onError = ({ message }: Error) => log.error('database.connection', { error: message });
    const { host, pathname } = new URL(databaseUrl);
    return { db: openPostgres(databaseUrl, onError), place: `PostgreSQL ${host}${pathname}` };
  }
  await makePrivateFolder(dataFolder);
  const path = join(dataFolder, 'huella.sqlite');
  return { db: openSqlite(path), place: path };
}
