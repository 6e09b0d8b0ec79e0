import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { addressBeingOpened, firstPageReady, startRouter } from './router/router.ts';
import { forgetWorker } from './start/forget-worker.ts';
import { forgetWithSession } from './offline/forget-with-session.ts';
import { reloadAfterDeploy } from './start/reload-after-deploy.ts';
import { connectClient } from './store/connect-client.ts';

async function start(): Promise<void> {
  if (__HUELLA_MOCKS__) await import('./start/mocks.ts').then(({ startQa }) => startQa());
  else void forgetWorker('/mockServiceWorker.js');
  connectClient();
  forgetWithSession();
  const router = startRouter();
  reloadAfterDeploy(() => addressBeingOpened(router));
  await firstPageReady(router);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App router={router} />);
}

void start();
