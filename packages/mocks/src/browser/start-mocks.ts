import { setupWorker } from 'msw/browser';
import { createMockServer, type MockServer } from '../mock-server.ts';
import { apiHandler, onUnhandledFrame } from './api-handler.ts';
import { openIndexedDbStorage } from './indexed-db-storage.ts';
import { installPageClock } from './page-clock.ts';

/** Where `msw/vite` puts the worker script. */
const WORKER = '/mockServiceWorker.js';

const INSECURE =
  'La versión de QA necesita https o localhost: su servidor es un service worker, que el navegador no permite en esta dirección. ' +
  'La terminal en la que se inició dice cómo abrirla en un teléfono.';

/**
 * Starts the server in this page, with every request routed to it. Await it before the app renders. The database persists in IndexedDB.
 * Without a secure context there are no service workers: shows a message instead of the app, and never resolves.
 */
export async function startMocks(): Promise<MockServer> {
  if (!isSecureContext) return sayInsecure();
  const storage = await openIndexedDbStorage();
  const server = await createMockServer({ storage, origin: location.origin });
  await server.hydrate();
  installPageClock(server.clock.now);
  await setupWorker(apiHandler(server)).start({
    quiet: true,
    serviceWorker: { url: WORKER },
    onUnhandledFrame,
  });
  return server;
}

function sayInsecure(): Promise<never> {
  document.body.textContent = INSECURE;
  return new Promise(() => {});
}
