import { cp, readdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import type { BlobStore } from '@huella/server';
import { listFileKeys } from '@huella/server/operator';
import { sql } from 'kysely';
import { createFolderBlobs } from '../adapters/blobs/folder-blobs.ts';
import { withSqlite } from '../adapters/database/with-sqlite.ts';
import { makePrivateFolder } from '../files/write-atomically.ts';
import { databaseIn, filesIn, secretsIn } from './layout.ts';
import { writeManifest } from './manifest.ts';

interface Source {
  /** The server may be running. */
  readonly dataFolder: string;
  readonly blobs: BlobStore;
  /** May be missing: secrets can come from the environment. */
  readonly secretsFolder: string;
}

export interface BackUp {
  readonly files: number;
  readonly missing: readonly string[];
}

export async function isFree(folder: string): Promise<boolean> {
  return !existsSync(folder) || (await readdir(folder)).length === 0;
}

/**
 * Copies a running server's records, files and secrets into an empty folder. Records are a snapshot; files are copied before and after it,
 * so that none of those it names is missing.
 */
export async function backUp({ dataFolder, blobs, secretsFolder }: Source, target: string): Promise<BackUp> {
  await makePrivateFolder(target);
  const copies = createFolderBlobs(filesIn(target));
  const before = await namedFiles(databaseIn(dataFolder));
  const lost = new Set(await copyFiles(before, blobs, copies));
  await copyRecords(databaseIn(dataFolder), databaseIn(target));
  const named = await namedFiles(databaseIn(target));
  const missing = await copyFiles(without(named, without(before, lost)), blobs, copies);
  for (const key of without(before, named)) await copies.delete(key);
  if (existsSync(secretsFolder)) await cp(secretsFolder, secretsIn(target), { recursive: true });
  await writeManifest(target, new Date());
  return { files: named.size - missing.length, missing };
}

/** Excludes deleted data. Other users may enter the folder, but cannot read the file. */
async function copyRecords(from: string, to: string): Promise<void> {
  await writeFile(to, '', { mode: 0o600, flag: 'wx' });
  await withSqlite(from, (db) => sql`vacuum into ${to}`.execute(db));
}

async function namedFiles(database: string): Promise<ReadonlySet<string>> {
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

function without(keys: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...keys].filter((key) => !others.has(key)));
}
