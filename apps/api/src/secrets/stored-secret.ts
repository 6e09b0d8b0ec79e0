import { readFile } from 'node:fs/promises';
import { SettingsError } from '../config/settings-error.ts';
import { errorCode } from '../files/error-code.ts';
import { createAtomically } from '../files/write-atomically.ts';

/**
 * The content of a secret file, created with `make` and mode 0600 when it is not there. Processes that start together
 * on one folder all end up with the same secret.
 */
export async function storedSecret(path: string, make: () => string): Promise<string> {
  const existing = await readSecret(path);
  if (existing !== null) return existing;
  await createAtomically(path, Buffer.from(`${make()}\n`), { mode: 0o600 });
  const created = await readSecret(path);
  if (created === null) throw new SettingsError([`The secret file ${path} cannot be read back.`]);
  return created;
}

/** The content of a secret file, or null when it is not there. */
export async function readSecret(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw new SettingsError([`The secret file ${path} cannot be read (${errorCode(error)}).`]);
  }
}
