import { join } from 'node:path';

/** The folder of `apps`, `packages` and, by default, `data`. */
export const repositoryRoot = join(import.meta.dirname, '../../../..');

/** Compiled modules of earlier starts. If it is not writable, every start compiles. */
export const compileCache = join(repositoryRoot, 'node_modules/.cache/huella-api');

export const builtWebApp = join(repositoryRoot, 'apps/web/dist');
