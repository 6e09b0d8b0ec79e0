import { environmentSchema } from '@huella/api-client/environment';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { firstScreens } from './build/first-screens.ts';
import { precompress } from './build/precompress.ts';
import { chooseEnvironment } from './environments.ts';

const FIRST_SCREENS = [
  { path: 'login', modules: ['auth/src/pages/login/login.route.tsx'] },
  { path: 'register', modules: ['auth/src/pages/register/register.route.tsx'] },
  { path: 'tabs/home', modules: ['src/shell/tab-shell.route.tsx', 'src/home/home.route.tsx'] },
];

/** Paths that belong to the API, also in development, where Vite serves the app. */
const API_PATHS = ['^/(auth|app|web|cuenta)/', '^/(health|ready|openapi.json)$'];

export default defineConfig(() => {
  const mocks = process.env['HUELLA_MOCKS'] === 'true';
  const api = process.env['HUELLA_DEV_API'] ?? 'http://127.0.0.1:3000';
  return {
    plugins: [
      react(),
      ...(mocks ? [msw({ mode: 'worker-only' as const })] : [firstScreens(FIRST_SCREENS), precompress()]),
    ],
    define: {
      __HUELLA_ENVIRONMENT__: JSON.stringify(environmentSchema.parse(chooseEnvironment(process.env))),
      __HUELLA_MOCKS__: JSON.stringify(mocks),
    },
    build: { outDir: mocks ? 'dist-qa' : 'dist', target: 'es2022', sourcemap: false, reportCompressedSize: false },
    server: { proxy: mocks ? {} : Object.fromEntries(API_PATHS.map((path) => [path, api])) },
  };
});
