import type { OutboxTag, StoredItem } from '../item.ts';

/** What tabs tell each other. Only hints: the truth is in the database. */
export type TabMessage =
  | { kind: 'changed' }
  | { kind: 'progress'; id: string; share: number }
  | { kind: 'sent'; item: StoredItem }
  | { kind: 'left'; tags: readonly OutboxTag[] }
  | { kind: 'stop'; id: string }
  | { kind: 'forget'; account: string };

const CHANNEL = 'huella-outbox';

/** Talks with the other tabs; this one does not hear itself. Where the browser has no such channel nobody is told. */
export function openTabs(onMessage: (message: TabMessage) => void): (message: TabMessage) => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data));
  // In Node a channel would keep the process alive.
  if ('unref' in channel && typeof channel.unref === 'function') channel.unref();
  return (message) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage(message);
  };
}
