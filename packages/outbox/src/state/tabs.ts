import type { OutboxTag, StoredItem } from '../item.ts';

/** Messages between tabs. Hints only: the persistent store is authoritative. */
export type TabMessage =
  | { kind: 'changed' }
  | { kind: 'progress'; id: string; share: number }
  | { kind: 'sent'; item: StoredItem }
  | { kind: 'left'; tags: readonly OutboxTag[] }
  | { kind: 'stop'; id: string }
  | { kind: 'forget'; account: string };

const CHANNEL = 'huella-outbox';

/** Sends to the other tabs, not to this one. Does nothing without BroadcastChannel. */
export function openTabs(onMessage: (message: TabMessage) => void): (message: TabMessage) => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data));
  // An open channel would keep a Node process alive.
  if ('unref' in channel && typeof channel.unref === 'function') channel.unref();
  return (message) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage(message);
  };
}
