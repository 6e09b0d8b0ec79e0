import { join } from 'node:path';

/** The folder that holds `apps`, `packages` and, by default, `data`. */
export const repositoryRoot = join(import.meta.dirname, '../../../..');

/** Compiled modules of earlier starts. Where it cannot be written, every start compiles again. */
export const compileCache = join(repositoryRoot, 'node_modules/.cache/huella-api');

/** Where `apps/web` leaves its build. */
export const builtWebApp = join(repositoryRoot, 'apps/web/dist');
