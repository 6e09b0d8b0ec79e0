import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { connectCache, type ConnectedDispatch } from './running/cache.ts';
import { loadOutbox } from './running/load-outbox.ts';
import { outboxStore } from './state/outbox-store.ts';
import type { OutboxItem, OutboxSnapshot } from './state/snapshot.ts';

/**
 * What starts the outbox: it reads what waits for the account that is signed in, and sends it as long as the page lives. Answers false where its
 * code does not come: what is kept stays.
 */
export function useStartOutbox(): () => Promise<boolean> {
  const dispatch = useDispatch<ConnectedDispatch>();
  return useCallback(() => start(dispatch), [dispatch]);
}

async function start(dispatch: ConnectedDispatch): Promise<boolean> {
  connectCache(dispatch);
  try {
    (await loadOutbox()).start();
    return true;
  } catch {
    return false;
  }
}

/** The same for a screen that shows what waits. */
function useRunningOutbox(): void {
  const startOutbox = useStartOutbox();
  useEffect(() => void startOutbox(), [startOutbox]);
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
  /** Waiting or being sent. */
  readonly waiting: number;
  readonly failed: number;
  /** Kept once, and lost by the browser. */
  readonly lost: number;
}

/** How much is not sent yet. It reads nothing by itself: `useStartOutbox` in the app's frame does. */
export function useOutboxCounts(): OutboxCounts {
  const { items: all, lost } = useOutboxSnapshot();
  const items = all.filter(({ hasArrived }) => !hasArrived);
  const failed = items.filter(({ status }) => status === 'failed').length;
  return { waiting: items.length - failed, failed, lost: lost.length };
}

/** Whether a file is being sent now, in this tab or another one; those that wait for a network are not. */
export function isSendingFiles(): boolean {
  return outboxStore.read().items.some(({ status }) => status === 'sending' || status === 'saving');
}
