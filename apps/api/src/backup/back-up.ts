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
  /** Of a server that may be running. */
  readonly dataFolder: string;
  readonly blobs: BlobStore;
  /** Need not be there: secrets may be given by the environment. */
  readonly secretsFolder: string;
}

export interface BackUp {
  readonly files: number;
  /** Keys of files that the records name and that are not there. */
  readonly missing: readonly string[];
}

/** True for a folder that is not there or has nothing in it. */
export async function isFree(folder: string): Promise<boolean> {
  return !existsSync(folder) || (await readdir(folder)).length === 0;
}

/**
 * Copies a server's records, files and secrets into an empty folder while the server goes on. The records are those of one moment; the files are
 * those that they name: copied before, and after, so that one which is replaced meanwhile is there.
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

/** Without the room of what was deleted, and so without anything of it. The folder may be one that others can enter, the file is not. */
async function copyRecords(from: string, to: string): Promise<void> {
  await writeFile(to, '', { mode: 0o600, flag: 'wx' });
  await withSqlite(from, (db) => sql`vacuum into ${to}`.execute(db));
}

async function namedFiles(database: string): Promise<ReadonlySet<string>> {
  return new Set(await withSqlite(database, listFileKeys));
}

/** Answers the keys of those that are not there. */
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
