import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { buildId } from './build-id.ts';
import { prerenderAll, type Prerendered } from './prerender.ts';

/** A first page of a visit: its path, and the end of the name of its route's module. */
export interface FirstPage {
  path: string;
  modules: readonly string[];
  /** Renders the page at build time instead of the splash. */
  prerender?: boolean;
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

/** `data-href` tells the app that it need not fetch the sheet for another page (`import-code.ts`). */
function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(STYLE_SHEET, (link, name: string) => {
    const sheet = bundle[name];
    return sheet?.type === 'asset'
      ? `<style data-href="/${name}">${String(sheet.source).trim()}</style>`
      : link;
  });
}

/** Names the page's build, for the page and for the service worker that caches it (decision 053). */
function nameBuild(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace('</title>', `</title><meta name="huella-build" content="${buildId(bundle)}" />`);
}

function named(name: string, chunks: Chunks): string {
  for (const chunk of chunks.values()) if (chunk.name === name) return chunk.fileName;
  throw new Error(`first screens: no chunk is called ${name}`);
}

/**
 * Preloads the scripts of a page, the largest first, because a browser opens six connections. The early chunk is a script before
 * the entry, so that it runs as soon as it has loaded.
 */
function pageWith(html: string, scripts: ReadonlySet<string>, chunks: Chunks): string {
  const preloaded = [...scripts, ...[...html.matchAll(PRELOAD)].map(([, name = '']) => name)];
  const links = [...new Set([named('first', chunks), ...preloaded])]
    .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
    .join('');
  const early = `${ENTRY} crossorigin src="/${named('early', chunks)}"></script>`;
  return html.replaceAll(PRELOAD, '').replace(ENTRY, `${links}${early}${ENTRY}`);
}

const SPLASH = /(<div id="root")>(.*?<\/div>)\s*<\/div>(?=\s*<noscript>)/s;
const TITLE = /(?<=<title>)(?=Huella<\/title>)/;
const verbatim = (text: string) => () => text;

/**
 * Puts the rendered page beside the splash and the failure that may replace it, with the script that keeps taps until the app
 * runs. That script comes first.
 */
function withScreen(html: string, path: string, screen: Prerendered, chunks: Chunks): string {
  const script = `${ENTRY} async fetchpriority="high" crossorigin src="/${named('first-use', chunks)}"></script>`;
  return html
    .replace(SPLASH, (_, open: string, splash: string) => {
      const status = '<p class="start-status" id="start-status" role="status" data-text="Un momento…"></p>';
      // Emotion moves its sheets to the end of the head: rules that must win come after it.
      return `${screen.dark}${open} data-prerendered="/${path}">${screen.markup}</div>${splash.trim()}${screen.failure}${status}`;
    })
    .replace(TITLE, verbatim(`${screen.title} · `))
    .replace('</head>', verbatim(`${screen.light}</head>`))
    .replace('<link rel="modulepreload"', verbatim(`${script}<link rel="modulepreload"`));
}

/**
 * Writes `<path>/index.html` for the first pages, with their scripts preloaded: the browser fetches them beside the entry instead
 * of after it.
 */
export function firstPages(screens: readonly FirstPage[]): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'huella:first-screens',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle(_, bundle) {
      const chunks: Chunks = new Map();
      for (const [name, output] of Object.entries(bundle))
        if (output.type === 'chunk') chunks.set(name, output);
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') throw new Error('first screens: index.html is not in the bundle');
      const html = nameBuild(inlineStyles(String(shell.source), bundle), bundle);
      const paths = screens.filter(({ prerender }) => prerender).map(({ path }) => `/${path}`);
      const prerendered = await prerenderAll(config.root, paths, config.define);
      for (const { path, modules } of [{ path: '', modules: [] }, ...screens]) {
        const names = new Set(modules.flatMap((module) => [...withImports(chunkOf(module, chunks), chunks)]));
        const file = join(resolve(config.root, config.build.outDir), path, 'index.html');
        const page = pageWith(html, names, chunks);
        const screen = prerendered.get(`/${path}`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, screen ? withScreen(page, path, screen, chunks) : page);
      }
    },
  };
}
