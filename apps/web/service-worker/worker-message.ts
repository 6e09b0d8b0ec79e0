/**
 * What the service worker tells a window: to open a page, answered on the message's port and void after `until` (milliseconds since
 * 1970); that something was shown; that the browser changed its subscription.
 */
export type WorkerMessage =
  | { type: 'open'; path: string; until: number }
  | { type: 'notified' | 'subscription-changed' };
