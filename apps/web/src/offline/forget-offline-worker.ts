import { forgetWorker } from '../start/forget-worker.ts';

/** Removes worker and files of the real build from a profile that ran it before QA's (O-PW-02). */
export async function forgetOfflineWorker(): Promise<void> {
  await forgetWorker('/sw.js');
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('huella-')).map((name) => caches.delete(name)));
}
