import { readFile } from 'node:fs/promises';
import { SettingsError } from '../config/settings-error.ts';
import { errorCode } from '../files/error-code.ts';
import { createAtomically } from '../files/write-atomically.ts';

/** Reads a secret file, or creates it with mode 0600. Processes that start together get the same secret. */
export async function storedSecret(path: string, make: () => string): Promise<string> {
  const existing = await readSecret(path);
  if (existing !== null) return existing;
  await createAtomically(path, Buffer.from(`${make()}\n`), { mode: 0o600 });
  const created = await readSecret(path);
  if (created === null) throw new SettingsError([`The secret file ${path} cannot be read back.`]);
  return created;
}

/** Null without a file. */
export async function readSecret(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw new SettingsError([`The secret file ${path} cannot be read (${errorCode(error)}).`]);
  }
}
