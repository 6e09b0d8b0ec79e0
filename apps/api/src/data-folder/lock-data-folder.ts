import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isLocked } from '@huella/server/sqlite';
import { SettingsError } from '../config/settings-error.ts';
import { makePrivateFolder } from '../files/write-atomically.ts';

/** Exists while a restore is incomplete: the folder's content is neither old nor new. */
export const unfinishedRestore = (folder: string) => join(folder, 'restore-unfinished');

/** Throws a SettingsError after an incomplete restore. */
export function requireFinishedRestore(folder: string): void {
  if (!existsSync(unfinishedRestore(folder))) return;
  throw new SettingsError([
    `DATA_DIR: a restore into ${folder} has not come to its end. Run "npm run ops -- restore" again.`,
  ]);
}

export interface LockedFolder {
  release(): void;
}

interface LockOptions {
  readonly isRestore?: boolean;
}

/**
 * Locks a data folder until this process ends, by a file lock of the system through SQLite. Throws a SettingsError if another server has
 * it, or after an incomplete restore.
 */
export async function lockDataFolder(
  folder: string,
  { isRestore = false }: LockOptions = {},
): Promise<LockedFolder> {
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
