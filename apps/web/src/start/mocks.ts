import { startMocks } from '@huella/mocks/browser';
import { mountConsole } from '@huella/mocks/console';
import { fillOutbox } from '@huella/outbox/fill';
import { forgetOfflineWorker } from '../offline/forget-offline-worker.ts';

export async function startQa(): Promise<void> {
  await forgetOfflineWorker();
  await mountConsole(await startMocks(), { fillOutbox });
}
