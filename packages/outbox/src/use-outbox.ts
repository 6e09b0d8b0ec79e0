import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { connectCache } from './running/cache.ts';
import { loadOutbox } from './running/load-outbox.ts';
import { outboxStore } from './state/outbox-store.ts';
import type { OutboxItem, OutboxSnapshot } from './state/snapshot.ts';

/** Reads and sends what waits for whoever is signed in, as long as the page lives. */
export function useRunningOutbox(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    connectCache(dispatch);
    // Without its code nothing is sent; what is kept stays, and the next screen asks again.
    loadOutbox().then(
      (outbox) => outbox.start(),
      () => undefined,
    );
  }, [dispatch]);
}

export function useOutboxSnapshot(): OutboxSnapshot {
  return useSyncExternalStore(outboxStore.subscribe, outboxStore.read, outboxStore.read);
}

/** The items whose topic begins so, the oldest first; none until they are known. */
export function useOutboxItems(topicPrefix: string): readonly OutboxItem[] {
  useRunningOutbox();
  const { items } = useOutboxSnapshot();
  return useMemo(() => items.filter(({ topic }) => topic.startsWith(topicPrefix)), [items, topicPrefix]);
}

export interface OutboxCounts {
  /** Waiting or on their way. */
  readonly waiting: number;
  readonly failed: number;
  /** Kept once, and lost by the browser. */
  readonly lost: number;
}

/** How much is not sent yet. It reads nothing by itself: `useRunningOutbox` in the frame does. */
export function useOutboxCounts(): OutboxCounts {
  const { items, lost } = useOutboxSnapshot();
  const failed = items.filter(({ status }) => status === 'failed').length;
  return { waiting: items.length - failed, failed, lost: lost.length };
}
