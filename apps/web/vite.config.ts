import { readEnvironment } from '@huella/api-client/environment';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { codeAsFiles } from './build/code-as-files.ts';
import { firstPages } from './build/first-pages.ts';
import { noChunkCycles } from './build/no-chunk-cycles.ts';
import { phoneUrl } from './build/phone-url.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

const FIRST_PAGES = [
  { path: 'login', modules: ['auth/src/pages/login/login.route.tsx'], prerender: true },
  {
    path: 'initial-slides',
    modules: ['auth/src/pages/initial-slides/initial-slides.route.tsx'],
    prerender: true,
  },
  { path: 'register', modules: ['auth/src/pages/register/register.route.tsx'], prerender: true },
  { path: 'pass-recover', modules: ['auth/src/pages/pass-recover/pass-recover.route.tsx'], prerender: true },
  { path: 'tabs/home', modules: ['src/shell/tab-shell.route.tsx', 'src/home/home.route.tsx'] },
];

/** What home loads once it is painted: notifications, waiting work, the outbox's badge, offline cards, push. */
const LATER_ON_HOME =
  /[\\/](notifications[\\/]src[\\/]parts\.ts|(waiting|badge-link|badge-announcer|create-app-frame)\.tsx|start-(offline|push)\.ts)$/;

/**
 * On a slow network forty small files cost more than they save: the login needs two files, home one more, what home adds after its
 * first paint another, and a pet's page one. Later pages' shared code is split by user and not merged: merged chunks would import
 * each other (`no-chunk-cycles.ts`). The early chunk runs (React's start, the theme) while the first one loads.
 */
const CHUNKS = {
  groups: [
    {
      name: 'early',
      test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]theme[\\/]app-theme\.tsx$/,
      priority: 4,
    },
    // Shared by the slides and home; would bring all of home before the login otherwise.
    {
      name: 'first',
      test: /[\\/](main\.tsx|login\.route\.tsx|carousel-frame\.tsx|controls-row\.tsx|carousel[\\/]slide\.ts|paint\.ts)$/,
      priority: 3,
    },
    // Shared by the screens before the login and by home.
    {
      name: 'common',
      test: /[\\/](scenes[\\/](animals|backdrop)\.tsx|carousel-controls\.tsx|go-back\.ts|button-link\.tsx|validation[\\/]src[\\/]number\.ts)$/,
      priority: 3,
    },
    // Prices are shown before the login, too; would bring all of home there otherwise.
    { name: 'plans', test: /[\\/]plans-endpoints\.ts$/, priority: 3 },
    { name: 'home', test: /[\\/](tab-shell|home)\.route\.tsx$/, priority: 2 },
    // Fetched by every visit of home, one after the other: what other pages share with them is there already.
    { name: 'home-later', test: LATER_ON_HOME, priority: 2 },
    { name: 'pet-details', test: /[\\/]create-pet-details-page\.tsx$/, priority: 2 },
    { name: 'shared', minShareCount: 2, entriesAware: true, priority: 1 },
  ],
};

/** A shared file's name would list all who share it, and every script carries every name: the hash is enough. */
const shortName = ({ name }: { name: string }) => `assets/${name.split('~', 1)[0]}-[hash].js`;

/** Its own script, which prerendered pages load first. */
const FIRST_USE = 'src/start/first-use.ts';

/** Paths of the API, also in development, where Vite serves the app. */
const API_PATHS = ['^/(auth|app|web|calendario|carnet|veterinario)/', '^/(health|ready|openapi.json)$'];

export default defineConfig(({ mode }) => {
  const mocks = mode === 'qa';
  const api = process.env['HUELLA_DEV_API'] ?? 'http://127.0.0.1:3000';
  return {
    plugins: [
      react(),
      codeAsFiles(),
      noChunkCycles(),
      ...(mocks
        ? [msw({ mode: 'worker-only' as const }), phoneUrl(process.env)]
        : [firstPages(FIRST_PAGES), serviceWorker(API_PATHS), precompress()]),
    ],
    define: {
      __HUELLA_ENVIRONMENT__: JSON.stringify(readEnvironment(process.env)),
      __HUELLA_MOCKS__: JSON.stringify(mocks),
    },
    build: {
      outDir: mocks ? 'dist-qa' : 'dist',
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        input: mocks ? ['index.html'] : ['index.html', FIRST_USE],
        output: { codeSplitting: CHUNKS, chunkFileNames: shortName },
      },
    },
    // Lets a worker load rarely needed code (HEIC) on demand.
    worker: { format: 'es' },
    server: { proxy: mocks ? {} : Object.fromEntries(API_PATHS.map((path) => [path, api])) },
  };
});
