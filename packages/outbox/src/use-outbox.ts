import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { connectCache, type ConnectedDispatch } from './running/cache.ts';
import { loadOutbox } from './running/load-outbox.ts';
import { outboxStore } from './state/outbox-store.ts';
import type { OutboxItem, OutboxSnapshot } from './state/snapshot.ts';

/**
 * Returns what starts the outbox: it reads the account's pending items and sends them. Resolves to false where its code cannot be
 * loaded; the items are kept.
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

function useRunningOutbox(): void {
  const startOutbox = useStartOutbox();
  useEffect(() => void startOutbox(), [startOutbox]);
}

export function useOutboxSnapshot(): OutboxSnapshot {
  return useSyncExternalStore(outboxStore.subscribe, outboxStore.read, outboxStore.read);
}

/** The items whose topic has this prefix, the oldest first. */
export function useOutboxItems(topicPrefix: string): readonly OutboxItem[] {
  useRunningOutbox();
  const { items } = useOutboxSnapshot();
  return useMemo(() => items.filter(({ topic }) => topic.startsWith(topicPrefix)), [items, topicPrefix]);
}

export interface OutboxCounts {
  readonly waiting: number;
  readonly failed: number;
  readonly lost: number;
}

/** Counts unsent files. Does not start the outbox: the app's frame does. */
export function useOutboxCounts(): OutboxCounts {
  const { items: all, lost } = useOutboxSnapshot();
  const items = all.filter(({ hasArrived }) => !hasArrived);
  const failed = items.filter(({ status }) => status === 'failed').length;
  return { waiting: items.length - failed, failed, lost: lost.length };
}

/** Whether a file is being sent now, in this or another tab; items that wait for a network do not count. */
export function isSendingFiles(): boolean {
  return outboxStore.read().items.some(({ status }) => status === 'sending' || status === 'confirming');
}
