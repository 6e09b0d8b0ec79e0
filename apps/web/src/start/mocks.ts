import { startMocks } from '@huella/mocks/browser';
import { mountConsole } from '@huella/mocks/console';

/** QA's build: the server runs in the browser, and the console drives it. */
export async function startQa(): Promise<void> {
  mountConsole(await startMocks());
}
