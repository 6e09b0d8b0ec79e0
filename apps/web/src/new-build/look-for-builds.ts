import { announceBuild, ownBuild } from './served-build.ts';

const HOUR_MS = 3_600_000;
/** Somebody who changes between two apps asks no more than this often. */
const AT_MOST_EVERY_MS = 60_000;
const ANSWER_WITHIN_MS = 5_000;

/**
 * Learns of a new build while the app is open: the browser looks for another worker when the app comes back to the front, when the network
 * returns and each hour. `onOwnBuild` is called when the worker of this page's own build takes over.
 */
export function lookForBuilds(registration: ServiceWorkerRegistration, onOwnBuild: () => void): void {
  let lookedAt = performance.now();

  async function look(): Promise<void> {
    await registration.update();
    await hearIncumbent();
  }

  async function hearIncumbent(): Promise<void> {
    // One that is being installed says so itself, by taking over.
    if (registration.installing || registration.waiting) return;
    await hear(registration.active);
  }

  function lookAgain(): void {
    const now = performance.now();
    if (document.visibilityState !== 'visible' || now - lookedAt < AT_MOST_EVERY_MS) return;
    lookedAt = now;
    look().catch(() => undefined);
  }

  async function hear(worker: ServiceWorker | null): Promise<void> {
    const build = worker && (await buildOf(worker));
    if (build) announceBuild(build);
    if (build === ownBuild()) onOwnBuild();
  }

  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => void hear(serviceWorker.controller));
  document.addEventListener('visibilitychange', lookAgain);
  window.addEventListener('online', lookAgain);
  setInterval(lookAgain, HOUR_MS);
  // Loading the page has made the browser look. A second look at once leaves Chromium's new worker waiting for as long as the old one runs.
  hearIncumbent().catch(() => undefined);
}

/** Null for a worker that does not answer, as it is gone or of a build that knew no such question. */
function buildOf(worker: ServiceWorker): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(typeof data === 'string' ? data : null));
    port1.start();
    setTimeout(resolve, ANSWER_WITHIN_MS, null);
    worker.postMessage('build', [port2]);
  });
}
