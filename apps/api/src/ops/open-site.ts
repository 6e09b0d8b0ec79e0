import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { schemaState, type Database, type Vault } from '@huella/server';
import type { Kysely } from 'kysely';
import { openBlobs } from '../adapters/blobs/open-blobs.ts';
import { openDatabase } from '../adapters/database/open-database.ts';
import { createVault } from '../adapters/vault/aes-vault.ts';
import { databaseIn, secretsFolderOf } from '../backup/layout.ts';
import type { Settings } from '../config/settings.ts';
import { requireFinishedRestore } from '../data-folder/hold-data-folder.ts';
import { createLog } from '../logging/log.ts';
import { publicAddress } from '../runtime/addresses.ts';
import { defaultPort } from '../runtime/listen.ts';
import { readSecrets } from '../secrets/secrets.ts';
import { CommandFailure, type CommandInput } from './command.ts';

type Site = Pick<CommandInput, 'db' | 'blobs' | 'openRotatedVault' | 'publicUrl'>;

interface SiteOptions {
  /** Hears which database it is. */
  readonly note: (text: string) => void;
  /** Of which versions its schema may be. */
  readonly schema: 'this' | 'this-or-earlier' | 'any';
}

/**
 * Works on the database and the files of the server with these settings, and closes them. Makes no database, and changes no schema: throws
 * a CommandFailure where there is none, or one of a version that does not do, and a SettingsError where a restore has not finished it.
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
    const { blobs } = openBlobs(settings);
    await work({ db, blobs, openRotatedVault: () => openRotatedVault(settings), publicUrl });
  } finally {
    await db.destroy();
  }
}

/** A key that is not there would be made: one under which nothing was ever sealed. */
async function openRotatedVault(settings: Settings): Promise<Vault> {
  const path = join(secretsFolderOf(settings), 'vault.key');
  if (settings.vaultKey === undefined && !existsSync(path))
    throw new CommandFailure(`There is no VAULT_KEY and no ${path}: set what the server has.`);
  const { vaultKey, previousVaultKeys } = await readSecrets(settings);
  if (previousVaultKeys.length === 0)
    throw new CommandFailure(
      'There is no key before the newest: set VAULT_KEY_PREVIOUS to the one that VAULT_KEY replaces.',
    );
  return createVault(vaultKey, previousVaultKeys);
}

/**
 * A file that is opened where there is none would be made: an empty database that looks like an answer. One that a restore has not finished has
 * people in it who were deleted.
 */
export function requireDatabase({ databaseUrl, dataFolder }: Settings): void {
  if (databaseUrl !== undefined) return;
  requireFinishedRestore(dataFolder);
  if (existsSync(databaseIn(dataFolder))) return;
  throw new CommandFailure(
    `There is no database in ${dataFolder}. Set DATA_DIR as the server has it, or start the server there first.`,
  );
}

export async function requireSchema(db: Kysely<Database>, schema: SiteOptions['schema']): Promise<void> {
  const { pending, unknown } = await schemaState(db);
  if (unknown.length > 0)
    throw new CommandFailure(`A newer version made this database (${unknown.join(', ')}): use that version.`);
  if (pending.length === 0 || schema === 'this-or-earlier') return;
  throw new CommandFailure(
    `This database is of an earlier version: it lacks ${pending.join(', ')}. Run "npm run ops -- migrate", with --dry-run to see what it would do.`,
  );
}
