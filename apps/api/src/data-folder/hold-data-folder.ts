import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingsError } from '../config/settings-error.ts';
import { makePrivateFolder } from '../files/write-atomically.ts';

/** There while a restore writes into the folder: what is in it is neither the old state nor the new one. */
export const unfinishedRestore = (folder: string) => join(folder, 'restore-unfinished');

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
  const lock = new DatabaseSync(join(folder, 'in-use.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new SettingsError([
      `DATA_DIR: a server is running on the folder ${folder}. Stop it, or give this one another folder.`,
    ]);
  }
  if (!isRestore && existsSync(unfinishedRestore(folder))) {
    lock.close();
    throw new SettingsError([
      `DATA_DIR: a restore into ${folder} has not come to its end. Run "npm run ops -- restore" again.`,
    ]);
  }
  return { release: () => lock.close() };
}
