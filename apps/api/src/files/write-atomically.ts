import { randomUUID } from 'node:crypto';
import { link, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './error-code.ts';
import { makePrivateFolder } from './make-private-folder.ts';

interface WriteOptions {
  readonly mode?: number;
}

/** After a crash the path has all of the new file, or what it had before; once this returns, a power cut does not lose the file. */
export async function writeAtomically(
  path: string,
  bytes: Uint8Array,
  options: WriteOptions = {},
): Promise<void> {
  const temporary = await writeTemporary(path, bytes, options);
  try {
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Like `writeAtomically`, unless the file exists. Returns whether it was written. */
export async function createAtomically(
  path: string,
  bytes: Uint8Array,
  options: WriteOptions = {},
): Promise<boolean> {
  const temporary = await writeTemporary(path, bytes, options);
  try {
    await link(temporary, path);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(dirname(path));
  return true;
}

async function writeTemporary(
  path: string,
  bytes: Uint8Array,
  { mode = 0o644 }: WriteOptions,
): Promise<string> {
  await makePrivateFolder(dirname(path));
  const temporary = `${path}.${randomUUID()}.tmp`;
  const file = await open(temporary, 'wx', mode);
  try {
    await fill(file, bytes);
  } catch (error) {
    // On a full disk a leftover would keep it full.
    await rm(temporary, { force: true });
    throw error;
  }
  return temporary;
}

async function fill(file: FileHandle, bytes: Uint8Array): Promise<void> {
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name is durable once its folder is synced; Windows cannot open folders and needs no sync. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
