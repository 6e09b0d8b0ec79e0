import react from '@vitejs/plugin-react';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type UserConfig } from 'vite';
import { mergeSchemes, type Screen } from './merge-schemes.ts';

/** A page's HTML, style sheets and title, and what is shown when the app does not load. */
export interface Prerendered extends Screen {
  title: string;
  failure: string;
}

interface Renderer {
  prerender(path: string, scheme: 'light' | 'dark'): Promise<string>;
  titleOf(path: string): string;
  failure: string;
}

const SOURCE = 'src/start/prerender.tsx';

/** Builds the app for Node and renders each path in both schemes. `define` is the app's own. */
export async function prerenderAll(
  root: string,
  paths: readonly string[],
  define: UserConfig['define'],
): Promise<ReadonlyMap<string, Prerendered>> {
  const outDir = join(root, 'node_modules', '.prerender');
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    define: { ...define },
    ssr: { noExternal: true },
    build: {
      ssr: SOURCE,
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  const renderer: Renderer = await import(pathToFileURL(join(outDir, 'prerender.mjs')).href);
  const pages = new Map<string, Prerendered>();
  for (const path of paths) {
    const [light, dark] = [await renderer.prerender(path, 'light'), await renderer.prerender(path, 'dark')];
    const { failure } = renderer;
    pages.set(path, { ...mergeSchemes(light, dark), title: renderer.titleOf(path), failure });
  }
  await rm(outDir, { recursive: true });
  return pages;
}
