import { join } from 'node:path';
import type { Database, Log } from '@huella/server';
import { sql, type Kysely } from 'kysely';
import { SettingsError } from '../../config/settings-error.ts';
import type { Settings } from '../../config/settings.ts';
import { errorCode } from '../../files/error-code.ts';
import { makePrivateFolder } from '../../files/make-private-folder.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly location: string;
}

/** PostgreSQL with a DATABASE_URL, otherwise an SQLite file in the data folder. */
export async function openDatabase({ databaseUrl, dataFolder }: Settings, log: Log): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    const onError = ({ message }: Error) => log.error('database.connection', { error: message });
    const { host, pathname } = new URL(databaseUrl);
    const db = openPostgres(databaseUrl, onError);
    await requireAnswer(db, host);
    return { db, location: `PostgreSQL ${host}${pathname}` };
  }
  await makePrivateFolder(dataFolder);
  const path = join(dataFolder, 'huella.sqlite');
  return { db: openSqlite(path), location: path };
}

async function requireAnswer(db: Kysely<Database>, host: string): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    // The error for a host with several attempts has no message.
    const reason = (error instanceof Error && error.message) || errorCode(error);
    throw new SettingsError([`DATABASE_URL: the database at ${host} does not answer: ${reason}.`]);
  }
}
