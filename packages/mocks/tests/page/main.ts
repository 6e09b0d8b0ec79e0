import { startMocks } from '@huella/mocks/browser';
import { mountConsole } from '@huella/mocks/console';

/** The page has no outbox: it records what would be queued. */
await mountConsole(await startMocks(), {
  fillOutbox: async (account, files) => {
    const waiting = files.map(({ call, file: { blob } }) => `${call} ${blob.type}`);
    localStorage.setItem(`waiting:${account}`, waiting.join());
  },
});
document.body.dataset['ready'] = 'yes';
