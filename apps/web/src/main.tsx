import { configureApiClient } from '@huella/api-client';
import { connectSession, watchOtherTabs } from '@huella/auth';
import { setPrefetcher, guardHistory, tolerateMovedNodes } from '@huella/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { persistStore } from 'redux-persist';
import { App } from './app.tsx';
import { captureInstallPrompt } from './install/install-prompt.ts';
import { openFromNotifications } from './push/open-from-notifications.ts';
import { firstPageReady } from './router/first-page-ready.ts';
import { startRouter, type AppRouter } from './router/router.ts';
import { forgetWorker } from './start/forget-worker.ts';
import { fetchFilesOf } from './start/import-code.ts';
import { loadUnderPointer } from './start/load-under-pointer.ts';
import { forgetWithSession } from './store/forget-with-session.ts';
import { putLoginBelowSlides } from './start/login-below-slides.ts';
import { dropDarkSheets, isPrerendered, takeOver } from './start/take-over.ts';
import { store } from './store/store.ts';

async function start(): Promise<void> {
  tolerateMovedNodes();
  captureInstallPrompt();
  if (__HUELLA_MOCKS__) await import('./start/mocks.ts').then(({ startQa }) => startQa());
  else void forgetWorker('/mockServiceWorker.js');
  connectClient();
  forgetWithSession();
  guardHistory();
  // In development no part has its own files.
  if (import.meta.env.PROD) setPrefetcher(fetchFilesOf);
  const router = startRouter();
  loadUnderPointer(router.routes);
  openFromNotifications(router);
  await firstPageReady(router);
  await putLoginBelowSlides(router);
  const root = document.getElementById('root');
  if (root) render(root, router);
}

function render(root: HTMLElement, router: AppRouter): void {
  const { errors, location } = router.state;
  const isSame = errors === null && isPrerendered(root, location.pathname);
  const finish = takeOver(root);
  if (isSame) return void hydrateRoot(root, <App router={router} onAlive={finish} />);
  dropDarkSheets();
  createRoot(root).render(<App router={router} />);
}

void start();

/** Connects store, storage, other tabs and the API client. Called once, before the first request. */
function connectClient(): void {
  const persistor = persistStore(store);
  const { baseUrl, documentStatusUrl, imageUploadUrl, storageBucket } = __HUELLA_ENVIRONMENT__;
  const urls = { documentStatus: documentStatusUrl, uploads: imageUploadUrl, files: storageBucket };
  configureApiClient({ baseUrl, urls, ...connectSession(store, () => persistor.flush()) });
  watchOtherTabs(store);
}
