import { tolerateMovedNodes } from '@huella/ui';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepInstallPrompt } from './install/install-prompt.ts';
import { openFromNotifications } from './push/open-from-notifications.ts';
import { firstPageReady, startRouter } from './router/router.ts';
import { forgetWorker } from './start/forget-worker.ts';
import { forgetWithSession } from './store/forget-with-session.ts';
import { putLoginBelowSlides } from './start/login-below-slides.ts';
import { watchMissingCode } from './start/missing-code.ts';
import { connectClient } from './store/connect-client.ts';

async function start(): Promise<void> {
  tolerateMovedNodes();
  keepInstallPrompt();
  if (__HUELLA_MOCKS__) await import('./start/mocks.ts').then(({ startQa }) => startQa());
  else void forgetWorker('/mockServiceWorker.js');
  connectClient();
  forgetWithSession();
  watchMissingCode();
  const router = startRouter();
  openFromNotifications(router);
  await firstPageReady(router);
  await putLoginBelowSlides(router);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App router={router} />);
}

void start();
