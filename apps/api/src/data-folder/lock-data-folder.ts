import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isLocked } from '@huella/server/sqlite';
import { SettingsError } from '../config/settings-error.ts';
import { makePrivateFolder } from '../files/make-private-folder.ts';

/** The path of a file that exists while a restore is incomplete: the folder's content is neither old nor new. */
export const restoreMarkerPath = (folder: string) => join(folder, 'restore-unfinished');

/** Throws a SettingsError after an incomplete restore. */
export function requireFinishedRestore(folder: string): void {
  if (!existsSync(restoreMarkerPath(folder))) return;
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
 * Locks a data folder until it is released or this process ends, by a file lock of the system through SQLite. Throws a SettingsError if a
 * server or a restore has it, or after an incomplete restore, unless `isRestore`.
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
  return `the folder ${folder} is in use by a server or a restore. Stop the server or wait for the restore, or set another folder.`;
}

function notLockable(path: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : 'unknown';
  return `the file ${path} cannot be locked (${reason}). Nothing is kept in it: see who owns it, or delete it.`;
}
