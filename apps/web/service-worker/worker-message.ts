/**
 * Messages to a window: open a page, with a reply on the message's port and void after `until` (milliseconds since 1970); a
 * notification was shown; the subscription changed.
 */
export type WorkerMessage =
  | { type: 'open'; path: string; until: number }
  | { type: 'notified' | 'subscription-changed' };
