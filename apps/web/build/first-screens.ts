import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Where a visit may begin: the path, and the end of the name of the module that its route loads lazily. */
export interface FirstScreen {
  path: string;
  modules: readonly string[];
}

type Chunks = Map<string, Rolldown.OutputChunk>;

function withImports(chunk: Rolldown.OutputChunk, chunks: Chunks, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) withImports(imported, chunks, seen);
  }
  return seen;
}

function chunkOf(module: string, chunks: Chunks): Rolldown.OutputChunk {
  for (const chunk of chunks.values()) if (chunk.moduleIds.some((id) => id.endsWith(module))) return chunk;
  throw new Error(`first screens: no chunk holds ${module}`);
}

const ENTRY = '<script type="module"';

/** Runs the early chunks as scripts of their own, before the entry: each as soon as it is there. */
function runEarly(html: string, early: readonly string[], chunks: Chunks): string {
  const files = early.map((name) => [...chunks.values()].find((chunk) => chunk.name === name)?.fileName);
  if (files.includes(undefined)) throw new Error(`first screens: no chunk for one of ${early.join(', ')}`);
  const scripts = files.map((file) => `${ENTRY} crossorigin src="/${file}"></script>`).join('');
  return html.replace(ENTRY, `${scripts}${ENTRY}`);
}

/**
 * Writes `<path>/index.html` for the screens that a visit begins with, with the scripts of that screen preloaded: the
 * browser fetches them beside the entry instead of after it. The chunks named in `early` are evaluated as they arrive,
 * in time that would otherwise be spent waiting for the network.
 */
export function firstScreens(screens: readonly FirstScreen[], early: readonly string[]): Plugin {
  let outDir = 'dist';
  return {
    name: 'huella:first-screens',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle(_, bundle) {
      const chunks: Chunks = new Map();
      for (const [name, output] of Object.entries(bundle))
        if (output.type === 'chunk') chunks.set(name, output);
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') throw new Error('first screens: index.html is not in the bundle');
      const html = runEarly(String(shell.source), early, chunks);
      await writeFile(join(outDir, 'index.html'), html);
      for (const { path, modules } of screens) {
        const names = new Set(modules.flatMap((module) => [...withImports(chunkOf(module, chunks), chunks)]));
        const links = [...names]
          .filter((name) => !html.includes(name))
          .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
          .join('');
        const file = join(outDir, path, 'index.html');
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, html.replace('</head>', `${links}</head>`));
      }
    },
  };
}
