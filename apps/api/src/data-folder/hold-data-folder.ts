import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isLocked } from '@huella/server/sqlite';
import { SettingsError } from '../config/settings-error.ts';
import { makePrivateFolder } from '../files/write-atomically.ts';

/** There while a restore writes into the folder: what is in it is neither the old state nor the new one. */
export const unfinishedRestore = (folder: string) => join(folder, 'restore-unfinished');

/** Throws a SettingsError where a restore has not come to its end. */
export function requireFinishedRestore(folder: string): void {
  if (!existsSync(unfinishedRestore(folder))) return;
  throw new SettingsError([
    `DATA_DIR: a restore into ${folder} has not come to its end. Run "npm run ops -- restore" again.`,
  ]);
}

export interface HeldFolder {
  release(): void;
}

interface HoldOptions {
  /** True for who finishes it. */
  readonly isRestore?: boolean;
}

/**
 * Takes a data folder for this process alone, until it ends, however it ends: the lock is one of the system on a file, which SQLite takes for us.
 * Throws a SettingsError where another server has it, or where a restore has not come to its end.
 */
export async function holdDataFolder(
  folder: string,
  { isRestore = false }: HoldOptions = {},
): Promise<HeldFolder> {
  await makePrivateFolder(folder);
  const lock = lockFolder(folder);
  try {
    if (!isRestore) requireFinishedRestore(folder);
  } catch (error) {
    lock.close();
    throw error;
  }
  return { release: () => lock.close() };
}

function lockFolder(folder: string): DatabaseSync {
  const path = join(folder, 'in-use.lock');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path, { timeout: 0 });
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    throw new SettingsError([`DATA_DIR: ${isLocked(error) ? inUse(folder) : notLockable(path, error)}`]);
  }
}

function inUse(folder: string): string {
  return `a server is running on the folder ${folder}. Stop it, or give this one another folder.`;
}

function notLockable(path: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : 'unknown';
  return `the file ${path} cannot be locked (${reason}). Nothing is kept in it: see who owns it, or delete it.`;
}
