/**
 * What the service worker tells a window: to open a page (answered on the message's port), that something was shown, that the browser
 * changed its subscription.
 */
export type WorkerMessage = { type: 'open'; path: string } | { type: 'notified' | 'subscription-changed' };
