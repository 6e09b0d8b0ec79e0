/** Milliseconds that a worker may take to be there: a development server has none. */
const TIMEOUT_MS = 10_000;

/** The app's service worker, once it works. Rejects when there is none after ten seconds. */
export async function workerRegistration(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no service worker')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([navigator.serviceWorker.ready, late]);
  } finally {
    clearTimeout(timer);
  }
}
