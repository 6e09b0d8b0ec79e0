import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { buildId } from './build-id.ts';

/** Where a visit may begin: the path, and the end of the name of the module that its route loads lazily. */
export interface FirstPage {
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
const STYLE_SHEET = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;
const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="\/([^"]+)">/g;

/** The style sheets of the build are small: in the page they cost no request before the first paint. */
function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(STYLE_SHEET, (link, name: string) => {
    const sheet = bundle[name];
    return sheet?.type === 'asset' ? `<style>${String(sheet.source).trim()}</style>` : link;
  });
}

/** Which build a page is of, for the page itself and for the service worker that keeps it (decision 053). */
function nameBuild(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace('</title>', `</title><meta name="huella-build" content="${buildId(bundle)}" />`);
}

/** One script by the name of its chunk, as `early` or `first`. */
function named(name: string, chunks: Chunks): string {
  for (const chunk of chunks.values()) if (chunk.name === name) return chunk.fileName;
  throw new Error(`first screens: no chunk is called ${name}`);
}

/**
 * The page of a screen: its scripts are asked for at once, the largest first, because a browser opens six connections.
 * The early chunk is a script of its own before the entry, so it runs as soon as it is there.
 */
function pageWith(html: string, scripts: ReadonlySet<string>, chunks: Chunks): string {
  const preloaded = [...scripts, ...[...html.matchAll(PRELOAD)].map(([, name = '']) => name)];
  const links = [...new Set([named('first', chunks), ...preloaded])]
    .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
    .join('');
  const early = `${ENTRY} crossorigin src="/${named('early', chunks)}"></script>`;
  return html.replaceAll(PRELOAD, '').replace(ENTRY, `${links}${early}${ENTRY}`);
}

/**
 * Writes `<path>/index.html` for the screens that a visit begins with, with the scripts of that screen preloaded: the
 * browser fetches them beside the entry instead of after it.
 */
export function firstPages(screens: readonly FirstPage[]): Plugin {
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
      const html = nameBuild(inlineStyles(String(shell.source), bundle), bundle);
      for (const { path, modules } of [{ path: '', modules: [] }, ...screens]) {
        const names = new Set(modules.flatMap((module) => [...withImports(chunkOf(module, chunks), chunks)]));
        const file = join(outDir, path, 'index.html');
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, pageWith(html, names, chunks));
      }
    },
  };
}
