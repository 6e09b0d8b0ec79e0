import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports, Vault } from '@huella/server';
import { openBlobs } from '../adapters/blobs/open-blobs.ts';
import { openDatabase } from '../adapters/database/open-database.ts';
import { requireSchema } from '../adapters/database/require-schema.ts';
import { createVault } from '../adapters/vault/aes-vault.ts';
import { databaseIn, secretsFolderOf } from '../backup/layout.ts';
import type { Settings } from '../config/settings.ts';
import { requireFinishedRestore } from '../data-folder/hold-data-folder.ts';
import { createLog } from '../logging/log.ts';
import { publicAddress } from '../runtime/addresses.ts';
import { defaultPort } from '../runtime/listen.ts';
import { makeAdapters } from '../runtime/make-adapters.ts';
import { serverConfig } from '../runtime/server-config.ts';
import { readSecrets, type Secrets } from '../secrets/secrets.ts';
import { CommandFailure, type CommandInput } from './command.ts';

type Site = Pick<CommandInput, 'db' | 'blobs' | 'openRotatedVault' | 'openDemoPorts' | 'publicUrl'>;

interface SiteOptions {
  /** Hears which database it is. */
  readonly note: (text: string) => void;
  /** Of which versions its schema may be. */
  readonly schema: 'this' | 'this-or-earlier' | 'any';
}

/**
 * Works on the database and the files of the server with these settings, and closes them. Makes no database, and changes no schema: throws
 * a CommandFailure where there is none, a SchemaError for one of a version that does not do, and a SettingsError where a restore has not
 * finished it.
 */
export async function withSite(
  settings: Settings,
  { note, schema }: SiteOptions,
  work: (site: Site) => Promise<void>,
): Promise<void> {
  requireDatabase(settings);
  const log = createLog('pretty', () => {});
  const { db, place } = await openDatabase(settings, log);
  note(`Database: ${place}`);
  try {
    if (schema !== 'any') await requireSchema(db, schema);
    const publicUrl = publicAddress(settings, settings.port ?? defaultPort);
    const { blobs } = openBlobs(settings);
    await work({
      db,
      blobs,
      openRotatedVault: () => openRotatedVault(settings),
      openDemoPorts: () => openDemoPorts(settings, { db, log }),
      publicUrl,
    });
  } finally {
    await db.destroy();
  }
}

/** A key that is not there would be made: one under which nothing was ever sealed. */
function readServersSecrets(settings: Settings): Promise<Secrets> {
  const path = join(secretsFolderOf(settings), 'vault.key');
  if (settings.vaultKey === undefined && !existsSync(path))
    throw new CommandFailure(`There is no VAULT_KEY and no ${path}: set what the server has.`);
  return readSecrets(settings);
}

async function openRotatedVault(settings: Settings): Promise<Vault> {
  const { vaultKey, previousVaultKeys } = await readServersSecrets(settings);
  if (previousVaultKeys.length === 0)
    throw new CommandFailure(
      'There is no key before the newest: set VAULT_KEY_PREVIOUS to the one that VAULT_KEY replaces.',
    );
  return createVault(vaultKey, previousVaultKeys);
}

async function openDemoPorts(settings: Settings, own: Pick<Ports, 'db' | 'log'>): Promise<Ports> {
  if (settings.mail.smtpUrl !== undefined)
    throw new CommandFailure(
      'SMTP_URL is set, and the people of the demo have no mailboxes: load it into a server that writes its mails as files.',
    );
  const secrets = await readServersSecrets(settings);
  const { accessTokenKey, previousAccessTokenKeys } = secrets;
  const { places: _, ...adapters } = makeAdapters(settings, secrets, own.log);
  const config = serverConfig(settings, settings.port ?? defaultPort);
  return { ...adapters, ...own, config, accessTokenKey, previousAccessTokenKeys };
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
