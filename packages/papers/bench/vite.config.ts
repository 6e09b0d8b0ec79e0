import { defineConfig } from 'vite';

/** The page on which `npm run bench` reads and writes papers, built as the app is. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  worker: { format: 'es' },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
});
