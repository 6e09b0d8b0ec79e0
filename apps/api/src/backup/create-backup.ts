import { cp, readdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import type { BlobStore } from '@huella/server';
import { listFileKeys } from '@huella/server/operator';
import { sql } from 'kysely';
import { createFolderBlobs } from '../adapters/blobs/folder-blobs.ts';
import { withSqlite } from '../adapters/database/with-sqlite.ts';
import { makePrivateFolder } from '../files/make-private-folder.ts';
import { databaseIn, filesIn, secretsIn } from '../data-folder/layout.ts';
import { writeManifest } from './manifest.ts';

interface Source {
  /** The server may be running. */
  readonly dataFolder: string;
  readonly blobs: BlobStore;
  /** May be missing: the environment can set all secrets. */
  readonly secretsFolder: string;
}

export interface BackupReport {
  /** How many were copied. */
  readonly files: number;
  /** Keys of referenced files that the store does not have. */
  readonly missing: readonly string[];
}

export async function isMissingOrEmpty(folder: string): Promise<boolean> {
  return !existsSync(folder) || (await readdir(folder)).length === 0;
}

/**
 * Copies database, files and secrets into an empty folder; the server may be running. Files are copied before the database is, because
 * the server may delete them meanwhile, and after it, because of new ones. Files that the copied database does not reference are removed.
 */
export async function createBackup(
  { dataFolder, blobs, secretsFolder }: Source,
  target: string,
): Promise<BackupReport> {
  await makePrivateFolder(target);
  const copies = createFolderBlobs(filesIn(target));
  const before = await referencedFiles(databaseIn(dataFolder));
  const missingBefore = new Set(await copyFiles(before, blobs, copies));
  await copyDatabase(databaseIn(dataFolder), databaseIn(target));
  const referenced = await referencedFiles(databaseIn(target));
  const missing = await copyFiles(difference(referenced, difference(before, missingBefore)), blobs, copies);
  for (const key of difference(before, referenced)) await copies.delete(key);
  if (existsSync(secretsFolder)) await cp(secretsFolder, secretsIn(target), { recursive: true });
  await writeManifest(target, new Date());
  return { files: referenced.size - missing.length, missing };
}

/** `VACUUM INTO` leaves out free pages, which hold deleted data. Mode 0600, because the folder may have existed, readable for others. */
async function copyDatabase(from: string, to: string): Promise<void> {
  await writeFile(to, '', { mode: 0o600, flag: 'wx' });
  await withSqlite(from, (db) => sql`vacuum into ${to}`.execute(db));
}

async function referencedFiles(database: string): Promise<ReadonlySet<string>> {
  return new Set(await withSqlite(database, listFileKeys));
}

/** Returns the keys of files that `from` does not have. */
async function copyFiles(keys: ReadonlySet<string>, from: BlobStore, to: BlobStore): Promise<string[]> {
  const missing: string[] = [];
  for (const key of keys) {
    const file = await from.get(key);
    if (file === null) missing.push(key);
    else await to.put(key, file.bytes, file.contentType);
  }
  return missing;
}

function difference(keys: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...keys].filter((key) => !others.has(key)));
}
