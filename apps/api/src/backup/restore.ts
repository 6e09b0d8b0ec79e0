import { existsSync } from 'node:fs';
import { copyFile, cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { migrate, seedCatalogues, type BlobStore, type Log } from '@huella/server';
import {
  finishRestore,
  erasuresInBlobs,
  erasuresInDatabase,
  type Erasure,
  type FinishedRestore,
} from '@huella/server/operator';
import { createFolderBlobs } from '../adapters/blobs/folder-blobs.ts';
import { requireSchema } from '../adapters/database/require-schema.ts';
import { withSqlite } from '../adapters/database/with-sqlite.ts';
import { lockDataFolder, restoreMarkerPath } from '../data-folder/lock-data-folder.ts';
import { pathsBelow } from '../files/paths-below.ts';
import { makePrivateFolder } from '../files/make-private-folder.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { databaseIn, filesIn, secretsIn } from '../data-folder/layout.ts';

export interface RestoreTarget {
  readonly dataFolder: string;
  readonly blobs: BlobStore;
  readonly secretsFolder: string;
  readonly log: Log;
}

export interface Restored extends FinishedRestore {
  /** Where the earlier data were moved; null if there were none. */
  readonly before: string | null;
}

/**
 * Restores a backup that `checkBackup` found whole. Moves existing data aside first; deletes accounts again that were deleted since. No
 * server starts after an interrupted restore until another one is complete. Throws a SettingsError while a server or another restore uses
 * the folder, and a SchemaError for a newer backup; then nothing has changed.
 */
export async function restore(backup: string, target: RestoreTarget, now: Date): Promise<Restored> {
  const { dataFolder, blobs, log } = target;
  const lock = await lockDataFolder(dataFolder, { isRestore: true });
  try {
    const erasures = await erasuresBefore(target);
    const incoming = await stageDatabase(backup, dataFolder);
    await writeAtomically(restoreMarkerPath(dataFolder), Buffer.from(`${now.toISOString()}\n`));
    const before = await moveExistingAside(backup, target, now);
    await restoreFilesAndSecrets(backup, target);
    await rename(incoming, databaseIn(dataFolder));
    const finished = await withSqlite(databaseIn(dataFolder), async (db) => {
      await migrate(db);
      await seedCatalogues(db);
      return finishRestore({ db, blobs, log, clock: { now: () => now } }, erasures);
    });
    await rm(restoreMarkerPath(dataFolder));
    return { ...finished, before };
  } finally {
    lock.release();
  }
}

/** Also from what earlier restores put aside: an interrupted one may have left them only there. */
async function erasuresBefore({ dataFolder, blobs }: RestoreTarget): Promise<Erasure[]> {
  const erasures = await readErasures(databaseIn(dataFolder), blobs);
  for (const folder of await asideFolders(dataFolder))
    erasures.push(...(await readErasures(databaseIn(folder), createFolderBlobs(filesIn(folder)))));
  return erasures;
}

/** A broken database is often the reason for a restore; its deletions are also recorded among the files. */
async function readErasures(database: string, blobs: BlobStore): Promise<Erasure[]> {
  const inBlobs = await erasuresInBlobs(blobs);
  if (!existsSync(database)) return inBlobs;
  try {
    return [...inBlobs, ...(await withSqlite(database, erasuresInDatabase))];
  } catch {
    return inBlobs;
  }
}

/** Beside the existing one, because it may not fit, or be newer. */
async function stageDatabase(backup: string, dataFolder: string): Promise<string> {
  const incoming = `${databaseIn(dataFolder)}.incoming`;
  await removeDatabase(incoming);
  try {
    await copyFile(databaseIn(backup), incoming);
    await withSqlite(incoming, (db) => requireSchema(db, 'this-or-earlier'));
  } catch (error) {
    await removeDatabase(incoming);
    throw error;
  }
  return incoming;
}

/** Includes SQLite's side files, which it would apply to the next database. */
async function removeDatabase(path: string): Promise<void> {
  for (const end of ['', '-journal', '-wal', '-shm']) await rm(`${path}${end}`, { force: true });
}

const ASIDE = 'before-restore-';

async function asideFolders(dataFolder: string): Promise<string[]> {
  const names = await readdir(dataFolder);
  return names.filter((name) => name.startsWith(ASIDE)).map((name) => join(dataFolder, name));
}

/** Moves the database and files. Copies secrets, whose folder may be on another disk, and only if the backup has some to replace them. */
async function moveExistingAside(backup: string, target: RestoreTarget, now: Date): Promise<string | null> {
  const { dataFolder, secretsFolder } = target;
  const aside = join(dataFolder, `${ASIDE}${now.toISOString().replaceAll(':', '.')}`);
  const database = databaseIn(dataFolder);
  const moved = [database, `${database}-wal`, `${database}-shm`, filesIn(dataFolder)];
  const existing = moved.filter((path) => existsSync(path));
  const hasSecrets = existsSync(secretsIn(backup)) && existsSync(secretsFolder);
  if (existing.length === 0 && !hasSecrets) return null;
  await makePrivateFolder(aside);
  if (hasSecrets) await cp(secretsFolder, secretsIn(aside), { recursive: true });
  for (const path of existing) await rename(path, join(aside, basename(path)));
  return aside;
}

async function restoreFilesAndSecrets(
  backup: string,
  { blobs, secretsFolder }: RestoreTarget,
): Promise<void> {
  if (existsSync(secretsIn(backup))) await copySecrets(secretsIn(backup), secretsFolder);
  const copies = createFolderBlobs(filesIn(backup));
  for await (const key of copies.list('')) {
    const file = await copies.get(key);
    if (file !== null) await blobs.put(key, file.bytes, file.contentType);
  }
}

/** Only those that differ, so that an unchanged folder may be read-only. */
async function copySecrets(from: string, to: string): Promise<void> {
  for (const path of await pathsBelow(from)) {
    const target = join(to, path);
    const bytes = await readFile(join(from, path));
    if (existsSync(target) && bytes.equals(await readFile(target))) continue;
    await writeAtomically(target, bytes, { mode: 0o600 });
  }
}
