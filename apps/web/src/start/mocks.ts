import { startMocks } from '@huella/mocks/browser';
import { mountConsole } from '@huella/mocks/console';
import { fillOutbox } from '@huella/outbox/fill';
import { forgetWorker } from './forget-worker.ts';

export async function startQa(): Promise<void> {
  await forgetOfflineWorker();
  await mountConsole(await startMocks(), { fillOutbox });
}

/** Removes worker and files of the real build from a profile that ran it before QA's (O-PW-02). */
async function forgetOfflineWorker(): Promise<void> {
  await forgetWorker('/sw.js');
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('huella-')).map((name) => caches.delete(name)));
}
