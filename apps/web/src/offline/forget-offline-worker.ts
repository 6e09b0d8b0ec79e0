import { forgetWorker } from '../start/forget-worker.ts';

/** A profile that once ran the real build keeps its worker and files: QA's build takes both away (O-PW-02). */
export async function forgetOfflineWorker(): Promise<void> {
  await forgetWorker('/sw.js');
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('huella-')).map((name) => caches.delete(name)));
}
