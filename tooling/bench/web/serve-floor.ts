import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};
const ROOT = join(import.meta.dirname, '..', 'floor');

export interface Served {
  url: string;
  close(): void;
}

/** Builds a bare login and serves it as our server serves the app: brotli, immutable scripts. */
export async function serveFloor(): Promise<Served> {
  await build({ root: ROOT, logLevel: 'error', build: { outDir: 'dist', emptyOutDir: true } });
  const dist = join(ROOT, 'dist');
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://floor').pathname;
    if (path.startsWith('/auth/')) {
      response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const name = extname(path) ? path : '/index.html';
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    const body = packed.get(name) ?? brotliCompressSync(readFileSync(join(dist, name)), quality);
    packed.set(name, body);
    response.writeHead(200, {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': name === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the floor has no port');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
