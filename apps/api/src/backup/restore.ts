import { existsSync } from 'node:fs';
import { copyFile, cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { migrate, seedCatalogues, type BlobStore, type Log } from '@huella/server';
import {
  finishRestore,
  notedErasures,
  recordedErasures,
  type Erasure,
  type FinishedRestore,
} from '@huella/server/operator';
import { createFolderBlobs } from '../adapters/blobs/folder-blobs.ts';
import { requireSchema } from '../adapters/database/require-schema.ts';
import { withSqlite } from '../adapters/database/with-sqlite.ts';
import { holdDataFolder, unfinishedRestore } from '../data-folder/hold-data-folder.ts';
import { pathsBelow } from '../files/paths-below.ts';
import { makePrivateFolder, writeAtomically } from '../files/write-atomically.ts';
import { databaseIn, filesIn, secretsIn } from './layout.ts';

export interface RestoreTarget {
  readonly dataFolder: string;
  /** The server's own: a folder in the data folder, or a bucket. */
  readonly blobs: BlobStore;
  readonly secretsFolder: string;
  readonly log: Log;
}

export interface Restored extends FinishedRestore {
  /** Where what was there before is now; null when there was nothing. */
  readonly before: string | null;
}

/**
 * Brings a checked backup back. What is there goes aside first, so that nothing is lost; accounts that were deleted since are deleted again. A restore
 * that was cut off is begun again, and no server starts until it has come to its end. Throws a SettingsError while a server runs, and a
 * SchemaError for a backup of a later version; nothing was changed then.
 */
export async function restore(backup: string, target: RestoreTarget, now: Date): Promise<Restored> {
  const { dataFolder, blobs, log } = target;
  const held = await holdDataFolder(dataFolder, { isRestore: true });
  try {
    const erasures = await erasuresBefore(target);
    const incoming = await bringRecords(backup, dataFolder);
    await writeAtomically(unfinishedRestore(dataFolder), Buffer.from(`${now.toISOString()}\n`));
    const before = await putAside(backup, target, now);
    await copyBack(backup, target);
    await rename(incoming, databaseIn(dataFolder));
    const finished = await withSqlite(databaseIn(dataFolder), async (db) => {
      await migrate(db);
      await seedCatalogues(db);
      return finishRestore({ db, blobs, log, clock: { now: () => now } }, erasures);
    });
    await rm(unfinishedRestore(dataFolder));
    return { ...finished, before };
  } finally {
    held.release();
  }
}

/** From what is there, and from what earlier restores put aside: one that was cut off may have left it nowhere else. */
async function erasuresBefore({ dataFolder, blobs }: RestoreTarget): Promise<Erasure[]> {
  const known = await readErasures(databaseIn(dataFolder), blobs);
  for (const folder of await asideFolders(dataFolder))
    known.push(...(await readErasures(databaseIn(folder), createFolderBlobs(filesIn(folder)))));
  return known;
}

/** A database that is broken is often why there is a restore: what it knew is noted among the files. */
async function readErasures(database: string, blobs: BlobStore): Promise<Erasure[]> {
  const notes = await notedErasures(blobs);
  if (!existsSync(database)) return notes;
  try {
    return [...notes, ...(await withSqlite(database, recordedErasures))];
  } catch {
    return notes;
  }
}

/** Beside what is there, for it may not fit, or be of a later version. */
async function bringRecords(backup: string, dataFolder: string): Promise<string> {
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

/** With what SQLite keeps beside one that was not closed: it would take it for a part of the next one there. */
async function removeDatabase(path: string): Promise<void> {
  for (const end of ['', '-journal', '-wal', '-shm']) await rm(`${path}${end}`, { force: true });
}

const ASIDE = 'before-restore-';

async function asideFolders(dataFolder: string): Promise<string[]> {
  const names = await readdir(dataFolder);
  return names.filter((name) => name.startsWith(ASIDE)).map((name) => join(dataFolder, name));
}

/** Secrets are copied, and only where others come: their folder may be on another disk, and those of the environment are in no backup. */
async function putAside(backup: string, target: RestoreTarget, now: Date): Promise<string | null> {
  const { dataFolder, secretsFolder } = target;
  const aside = join(dataFolder, `${ASIDE}${now.toISOString().replaceAll(':', '.')}`);
  const database = databaseIn(dataFolder);
  const moved = [database, `${database}-wal`, `${database}-shm`, filesIn(dataFolder)];
  const there = moved.filter((path) => existsSync(path));
  const hasSecrets = existsSync(secretsIn(backup)) && existsSync(secretsFolder);
  if (there.length === 0 && !hasSecrets) return null;
  await makePrivateFolder(aside);
  if (hasSecrets) await cp(secretsFolder, secretsIn(aside), { recursive: true });
  for (const path of there) await rename(path, join(aside, basename(path)));
  return aside;
}

async function copyBack(backup: string, { blobs, secretsFolder }: RestoreTarget): Promise<void> {
  if (existsSync(secretsIn(backup))) await copySecrets(secretsIn(backup), secretsFolder);
  const copies = createFolderBlobs(filesIn(backup));
  for await (const key of copies.list('')) {
    const file = await copies.get(key);
    if (file !== null) await blobs.put(key, file.bytes, file.contentType);
  }
}

/** Those that differ: where none does, their folder need not be writable. */
async function copySecrets(from: string, to: string): Promise<void> {
  for (const path of await pathsBelow(from)) {
    const target = join(to, path);
    const bytes = await readFile(join(from, path));
    if (existsSync(target) && bytes.equals(await readFile(target))) continue;
    await writeAtomically(target, bytes, { mode: 0o600 });
  }
}
