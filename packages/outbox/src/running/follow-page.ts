import type { Outbox } from '../outbox.ts';

/**
 * Connects the outbox to the page's events: network, visibility, back/forward cache. The browser asks before a page with unstored
 * files is closed.
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
    if (outbox.hasUnpersisted()) event.preventDefault();
  });
}
