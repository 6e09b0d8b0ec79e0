import { existsSync } from 'node:fs';
import { schemaState, type Database } from '@huella/server';
import type { Kysely } from 'kysely';
import { openBlobs } from '../adapters/blobs/open-blobs.ts';
import { openDatabase } from '../adapters/database/open-database.ts';
import { databaseIn } from '../backup/layout.ts';
import type { Settings } from '../config/settings.ts';
import { createLog } from '../logging/log.ts';
import { publicAddress } from '../runtime/addresses.ts';
import { defaultPort } from '../runtime/listen.ts';
import { CommandFailure, type CommandInput } from './command.ts';

type Site = Pick<CommandInput, 'db' | 'blobs' | 'publicUrl'>;

interface SiteOptions {
  /** Hears which database it is. */
  readonly note: (text: string) => void;
  /** Of which versions its schema may be. */
  readonly schema: 'this' | 'this-or-earlier' | 'any';
}

/**
 * Works on the database and the files of the server with these settings, and closes them. Makes no database, and changes no schema: throws
 * a CommandFailure where there is none, or one of a version that does not do.
 */
export async function withSite(
  settings: Settings,
  { note, schema }: SiteOptions,
  work: (site: Site) => Promise<void>,
): Promise<void> {
  requireDatabase(settings);
  const { db, place } = await openDatabase(
    settings,
    createLog('pretty', () => {}),
  );
  note(`Database: ${place}`);
  try {
    if (schema !== 'any') await requireSchema(db, schema);
    const publicUrl = publicAddress(settings, settings.port ?? defaultPort);
    await work({ db, blobs: openBlobs(settings).blobs, publicUrl });
  } finally {
    await db.destroy();
  }
}

/** A file that is opened where there is none would be made: an empty database that looks like an answer. */
function requireDatabase({ databaseUrl, dataFolder }: Settings): void {
  if (databaseUrl !== undefined || existsSync(databaseIn(dataFolder))) return;
  throw new CommandFailure(
    `There is no database in ${dataFolder}. Set DATA_DIR as the server has it, or start the server there first.`,
  );
}

async function requireSchema(db: Kysely<Database>, schema: SiteOptions['schema']): Promise<void> {
  const { pending, unknown } = await schemaState(db);
  if (unknown.length > 0)
    throw new CommandFailure(`A newer version made this database (${unknown.join(', ')}): use that version.`);
  if (pending.length === 0 || schema === 'this-or-earlier') return;
  throw new CommandFailure(
    `This database is of an earlier version: it lacks ${pending.join(', ')}. Run "npm run ops -- migrate", with --dry-run to see what it would do.`,
  );
}
