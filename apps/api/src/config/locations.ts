import { join } from 'node:path';

/** The folder that holds `apps`, `packages` and, by default, `data`. */
export const repositoryRoot = join(import.meta.dirname, '../../../..');

/** Where `apps/web` leaves its build. */
export const builtWebApp = join(repositoryRoot, 'apps/web/dist');
