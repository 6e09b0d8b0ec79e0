import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's own loader leaves fetching to the browser's modules, which never retry. */
const VITE_HELPER = '\0vite/preload-helper.js';
const OURS = join(import.meta.dirname, '../src/start/import-code.ts');

export function codeAsFiles(): Plugin {
  return {
    name: 'huella:code-as-files',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'html' || files.includes(file) ? files : [file, ...files],
        },
      },
    }),
    load: (id) =>
      id === VITE_HELPER ? `export { importCode as __vitePreload } from ${JSON.stringify(OURS)}` : null,
  };
}
