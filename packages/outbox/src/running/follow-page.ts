import type { Outbox } from '../outbox.ts';

/**
 * Ties the outbox to the page: the network or the person comes back, the browser puts the page aside and takes it out again. Before a
 * page is left that has what the browser could not keep, the browser asks.
 */
export function followPage(outbox: Outbox): void {
  window.addEventListener('online', outbox.wakeForNetwork);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') outbox.wakeForNetwork();
  });
  window.addEventListener('pagehide', outbox.pause);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) outbox.start();
  });
  window.addEventListener('beforeunload', (event) => {
    if (outbox.hasUnkept()) event.preventDefault();
  });
}
