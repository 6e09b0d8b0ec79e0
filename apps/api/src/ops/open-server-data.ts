import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports, Vault } from '@huella/server';
import { openBlobs } from '../adapters/blobs/open-blobs.ts';
import { openDatabase } from '../adapters/database/open-database.ts';
import { requireSchema } from '../adapters/database/require-schema.ts';
import { createVault } from '../adapters/vault/aes-vault.ts';
import { databaseIn, secretsFolderOf } from '../data-folder/layout.ts';
import type { Settings } from '../config/settings.ts';
import { requireFinishedRestore } from '../data-folder/lock-data-folder.ts';
import { createLog } from '../logging/log.ts';
import { publicUrlOf } from '../runtime/public-url.ts';
import { defaultPort } from '../runtime/listen.ts';
import { createAdapters } from '../runtime/create-adapters.ts';
import { serverConfig } from '../runtime/server-config.ts';
import { readSecrets, type Secrets } from '../secrets/secrets.ts';
import { CommandFailure, type CommandInput } from './command.ts';

type ServerData = Pick<CommandInput, 'db' | 'blobs' | 'openRotatedVault' | 'openDemoPorts' | 'publicUrl'>;

interface DataOptions {
  /** Called with the database's location. */
  readonly note: (text: string) => void;
  /** The accepted versions of the schema. */
  readonly schema: 'this' | 'this-or-earlier' | 'any';
}

/**
 * Opens the server's database and files with these settings, and closes them. Creates and migrates nothing: throws a CommandFailure
 * without a database, a SchemaError for another version, and a SettingsError after an incomplete restore.
 */
export async function withServerData(
  settings: Settings,
  { note, schema }: DataOptions,
  work: (data: ServerData) => Promise<void>,
): Promise<void> {
  requireDatabase(settings);
  const log = createLog('pretty', () => {});
  const { db, location } = await openDatabase(settings, log);
  note(`Database: ${location}`);
  try {
    if (schema !== 'any') await requireSchema(db, schema);
    const publicUrl = publicUrlOf(settings, settings.port ?? defaultPort);
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

/** Requires the file: reading a missing key would create one, which decrypts nothing. */
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

async function openDemoPorts(settings: Settings, ports: Pick<Ports, 'db' | 'log'>): Promise<Ports> {
  if (settings.mail.smtpUrl !== undefined)
    throw new CommandFailure(
      'SMTP_URL is set, and the people of the demo have no mailboxes: load it into a server that writes its mails as files.',
    );
  const secrets = await readServersSecrets(settings);
  const { accessTokenKey, previousAccessTokenKeys } = secrets;
  const { locations: _, ...adapters } = createAdapters(settings, secrets, ports.log);
  const config = serverConfig(settings, settings.port ?? defaultPort);
  return { ...adapters, ...ports, config, accessTokenKey, previousAccessTokenKeys };
}

/**
 * SQLite would create a missing database, which looks like an empty result. After an incomplete restore, deleted people are still in it.
 */
export function requireDatabase({ databaseUrl, dataFolder }: Settings): void {
  if (databaseUrl !== undefined) return;
  requireFinishedRestore(dataFolder);
  if (existsSync(databaseIn(dataFolder))) return;
  throw new CommandFailure(
    `There is no database in ${dataFolder}. Set DATA_DIR as the server has it, or start the server there first.`,
  );
}
