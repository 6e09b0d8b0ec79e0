import { startMocks } from '@huella/mocks/browser';
import { mountConsole } from '@huella/mocks/console';

await mountConsole(await startMocks());
document.body.dataset['ready'] = 'yes';
