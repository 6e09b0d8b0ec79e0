import { fileURLToPath } from 'node:url';
import { msw } from 'msw/vite';
import { createServer } from 'vite';

/** Serves a page that starts the mocks as apps/web's QA build does; answers its address and how to stop. */
export async function servePage() {
  const server = await createServer({
    root: fileURLToPath(new URL('./page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    cacheDir: fileURLToPath(new URL('../node_modules/.vite-page', import.meta.url)),
    plugins: [msw({ mode: 'worker-only' })],
    optimizeDeps: {
      include: [
        'sql.js',
        'hash-wasm',
        'kysely',
        'react-dom/client',
        'msw/browser',
        '@jsquash/jpeg/codec/dec/mozjpeg_dec.js',
        '@jsquash/jpeg/codec/enc/mozjpeg_enc.js',
        '@jsquash/jpeg/meta.js',
      ],
    },
    server: { port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { address, stop: () => server.close() };
}
