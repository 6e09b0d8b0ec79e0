import { announceBuild, ownBuild } from './served-build.ts';

const HOUR_MS = 3_600_000;
/** Milliseconds between two checks when the app regains focus. */
const AT_MOST_EVERY_MS = 60_000;
const ANSWER_WITHIN_MS = 5_000;

/**
 * Checks for a new build when the app regains focus or the network returns, and hourly. Calls `onOwnBuild` when the worker of
 * this page's build takes over.
 */
export function watchForBuilds(registration: ServiceWorkerRegistration, onOwnBuild: () => void): void {
  let checkedAt = performance.now();

  async function check(): Promise<void> {
    await registration.update();
    await checkActiveWorker();
  }

  async function checkActiveWorker(): Promise<void> {
    // A worker that is being installed announces itself by taking over.
    if (registration.installing || registration.waiting) return;
    await report(registration.active);
  }

  function checkAgain(): void {
    const now = performance.now();
    if (document.visibilityState !== 'visible' || now - checkedAt < AT_MOST_EVERY_MS) return;
    checkedAt = now;
    check().catch(() => undefined);
  }

  async function report(worker: ServiceWorker | null): Promise<void> {
    const build = worker && (await buildOf(worker));
    if (build) announceBuild(build);
    if (build === ownBuild()) onOwnBuild();
  }

  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => void report(serviceWorker.controller));
  document.addEventListener('visibilitychange', checkAgain);
  window.addEventListener('online', checkAgain);
  setInterval(checkAgain, HOUR_MS);
  // Loading the page made the browser check. A second check at once leaves Chromium's new worker waiting while the old one runs.
  checkActiveWorker().catch(() => undefined);
}

/** Null for a worker that does not reply, because it is gone or older than the message. */
function buildOf(worker: ServiceWorker): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(typeof data === 'string' ? data : null));
    port1.start();
    setTimeout(resolve, ANSWER_WITHIN_MS, null);
    worker.postMessage('build', [port2]);
  });
}
