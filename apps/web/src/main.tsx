import { guardHistory, tolerateMovedNodes } from '@huella/ui';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { firstPageReady, startRouter } from './router/router.ts';
import { forgetWorker } from './start/forget-worker.ts';
import { forgetWithSession } from './store/forget-with-session.ts';
import { putLoginBelowSlides } from './start/login-below-slides.ts';
import { watchMissingCode } from './start/missing-code.ts';
import { connectClient } from './store/connect-client.ts';

async function start(): Promise<void> {
  tolerateMovedNodes();
  if (__HUELLA_MOCKS__) await import('./start/mocks.ts').then(({ startQa }) => startQa());
  else void forgetWorker('/mockServiceWorker.js');
  connectClient();
  forgetWithSession();
  watchMissingCode();
  guardHistory();
  const router = startRouter();
  await firstPageReady(router);
  await putLoginBelowSlides(router);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App router={router} />);
}

void start();
