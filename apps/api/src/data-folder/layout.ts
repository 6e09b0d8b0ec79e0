import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';

export const databaseIn = (folder: string) => join(folder, 'huella.sqlite');
export const filesIn = (folder: string) => join(folder, 'files');
export const secretsIn = (folder: string) => join(folder, 'secrets');

/** Where a server keeps the secrets that it generated. */
export function secretsFolderOf({ secretsFolder, dataFolder }: Settings): string {
  return secretsFolder ?? secretsIn(dataFolder);
}
