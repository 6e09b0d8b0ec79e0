import { cp, readdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import type { BlobStore } from '@huella/server';
import { listFileKeys } from '@huella/server/operator';
import { sql } from 'kysely';
import { createFolderBlobs } from '../adapters/blobs/folder-blobs.ts';
import { withSqlite } from '../adapters/database/with-sqlite.ts';
import { makePrivateFolder } from '../files/make-private-folder.ts';
import { databaseIn, filesIn, secretsIn } from './layout.ts';
import { writeManifest } from './manifest.ts';

interface Source {
  /** The server may be running. */
  readonly dataFolder: string;
  readonly blobs: BlobStore;
  /** May be missing: secrets can come from the environment. */
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
 * Copies a running server's database, files and secrets into an empty folder. The database is a snapshot; files are copied before and after
 * it, so that only those it references are in the backup, and all that the store has.
 */
export async function createBackup(
  { dataFolder, blobs, secretsFolder }: Source,
  target: string,
): Promise<BackupReport> {
  await makePrivateFolder(target);
  const copies = createFolderBlobs(filesIn(target));
  const before = await referencedFiles(databaseIn(dataFolder));
  const lost = new Set(await copyFiles(before, blobs, copies));
  await copyDatabase(databaseIn(dataFolder), databaseIn(target));
  const referenced = await referencedFiles(databaseIn(target));
  const missing = await copyFiles(difference(referenced, difference(before, lost)), blobs, copies);
  for (const key of difference(before, referenced)) await copies.delete(key);
  if (existsSync(secretsFolder)) await cp(secretsFolder, secretsIn(target), { recursive: true });
  await writeManifest(target, new Date());
  return { files: referenced.size - missing.length, missing };
}

/** Excludes deleted data. The folder is private only if it is new; the file always is. */
async function copyDatabase(from: string, to: string): Promise<void> {
  await writeFile(to, '', { mode: 0o600, flag: 'wx' });
  await withSqlite(from, (db) => sql`vacuum into ${to}`.execute(db));
}

async function referencedFiles(database: string): Promise<ReadonlySet<string>> {
  return new Set(await withSqlite(database, listFileKeys));
}

/** Returns the missing keys. */
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
