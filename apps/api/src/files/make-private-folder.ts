import { mkdir } from 'node:fs/promises';

/** Folders hold personal data and secrets, so no other user can enter a new one. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
}
