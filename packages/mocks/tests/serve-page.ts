import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { msw } from 'msw/vite';
import { build, preview } from 'vite';

/**
 * Builds and serves a page that starts the mocks like QA's build; returns its URL and how to stop. Built, because tests reload it, and
 * hundreds of modules take seconds.
 */
export async function servePage() {
  const outDir = mkdtempSync(join(tmpdir(), 'huella-mocks-page-'));
  const shared = {
    root: fileURLToPath(new URL('./page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, minify: false, target: 'es2022', reportCompressedSize: false },
  } as const;
  await build({ ...shared, plugins: [msw({ mode: 'worker-only' })] });
  const server = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return {
    url,
    stop: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
