import type { AppError } from '@huella/api-client';
import { copy } from '../copy.ts';
import type { StoredItem } from '../item.ts';
import type { ItemStore } from '../storage/item-store.ts';
import { createWakeSignal } from './wake-signal.ts';
import { attemptResultOf, isDue, type AttemptResult } from './attempt-result.ts';

interface Sending {
  readonly signal: AbortSignal;
  readonly onProgress: (sentFraction: number) => void;
}

/** Sends an item once; always resolves, with null when the server confirmed it. */
export type Send = (item: StoredItem, file: Blob, sending: Sending) => Promise<AppError | null>;

/** The result of one try; `lost` has no bytes any more, `stopped` was cancelled, `interrupted` does not count as a try. */
export type Outcome = AttemptResult['kind'] | 'lost' | 'stopped' | 'interrupted';

export interface QueuePorts {
  readonly send: Send;
  readonly account: () => string | null;
  readonly memoryFileOf: (id: string) => Blob | null;
  readonly onProgress: (item: StoredItem, sentFraction: number) => void;
  readonly onSettled: (item: StoredItem, outcome: Outcome) => void;
}

interface Queue {
  /** Sends due items one after the other until `signal` aborts. Never rejects. */
  run: (account: string, signal: AbortSignal) => Promise<void>;
  wake: () => void;
  wakeForNetwork: () => void;
  /** Cancels the item being sent; after all bytes have left, its response is still awaited. Returns whether it was being sent. */
  stop: (id: string) => boolean;
}

interface Attempt {
  readonly item: StoredItem;
  readonly stop: AbortController;
  sentFraction: number;
  isUnwanted: boolean;
}

/** Milliseconds between tries to read a broken store. */
const BROKEN_WAIT_MS = 5_000;

/** Sends the items of a store in the order in which they were added (D93). */
export function createQueue(store: ItemStore, ports: QueuePorts): Queue {
  const wakeSignal = createWakeSignal();
  let current: Attempt | null = null;
  let networkMayBeBack = false;

  async function run(account: string, signal: AbortSignal): Promise<void> {
    // The cause of earlier waiting may be over.
    networkMayBeBack = true;
    while (!signal.aborted) {
      const seen = wakeSignal.count();
      const until = await step(account, signal).catch(() => Date.now() + BROKEN_WAIT_MS);
      await wakeSignal.wait(seen, until, signal);
    }
  }

  /** Sends at most one item. Returns the instant of the next check. */
  async function step(account: string, signal: AbortSignal): Promise<number> {
    // Another account, or none, is signed in: a login wakes the queue.
    if (ports.account() !== account) return Infinity;
    if (networkMayBeBack) await retryUnanswered(account);
    const waiting = (await store.list(account)).filter(({ state }) => state === 'waiting');
    const now = Date.now();
    const due = waiting.find(({ nextAt }) => isDue(nextAt, now));
    if (!due) return Math.min(...waiting.map(({ nextAt }) => nextAt));
    await attempt(due, signal);
    return 0;
  }

  async function attempt(item: StoredItem, signal: AbortSignal): Promise<Outcome> {
    const trial: Attempt = { item, stop: new AbortController(), sentFraction: 0, isUnwanted: false };
    current = trial;
    try {
      const file = await fileOf(item);
      if (file) return await conclude(trial, await send(trial, file, signal), signal);
      return await settle(item, 'lost', { state: 'failed', reason: copy.bytesLost, mayRetry: false });
    } finally {
      current = null;
    }
  }

  async function fileOf({ id }: StoredItem): Promise<Blob | null> {
    return (await store.fileOf(id).catch(() => null)) ?? ports.memoryFileOf(id);
  }

  function send(trial: Attempt, file: Blob, signal: AbortSignal): Promise<AppError | null> {
    const onProgress = (sentFraction: number) => {
      trial.sentFraction = sentFraction;
      ports.onProgress(trial.item, sentFraction);
    };
    onProgress(0);
    return ports.send(trial.item, file, { signal: AbortSignal.any([signal, trial.stop.signal]), onProgress });
  }

  async function conclude(
    { item, stop, sentFraction, isUnwanted }: Attempt,
    error: AppError | null,
    signal: AbortSignal,
  ): Promise<Outcome> {
    if (error && (stop.signal.aborted || isUnwanted)) return leave(item, 'stopped');
    const mayHaveArrived =
      item.mayHaveArrived || (error !== null && error.kind !== 'http' && sentFraction === 1);
    const isInterrupted = signal.aborted || ports.account() !== item.account;
    if (error && isInterrupted) return settle(item, 'interrupted', { mayHaveArrived });
    return follow(item, attemptResultOf(error, item.tries, Date.now()), mayHaveArrived);
  }

  async function follow(item: StoredItem, result: AttemptResult, mayHaveArrived: boolean): Promise<Outcome> {
    const tries = item.tries + 1;
    switch (result.kind) {
      case 'sent':
        await leave(item, 'sent');
        await retryUnanswered(item.account);
        return 'sent';
      case 'rejected':
        return settle(item, 'rejected', {
          state: 'failed',
          ...detailsOf(result),
          cause: null,
          tries,
          mayHaveArrived,
        });
      case 'later':
        return settle(item, 'later', { cause: result.cause, nextAt: result.nextAt, tries, mayHaveArrived });
      default:
        return settle(item, 'login', { cause: 'login', nextAt: result.nextAt });
    }
  }

  async function settle(item: StoredItem, outcome: Outcome, changes: Partial<StoredItem>): Promise<Outcome> {
    await store.save(item, changes);
    ports.onSettled({ ...item, ...changes }, outcome);
    return outcome;
  }

  async function leave(item: StoredItem, outcome: Outcome): Promise<Outcome> {
    await store.remove(item);
    ports.onSettled(item, outcome);
    return outcome;
  }

  async function retryUnanswered(account: string): Promise<void> {
    networkMayBeBack = false;
    for (const item of await store.list(account))
      if (item.cause === 'network') await store.save(item, { nextAt: 0 });
  }

  return {
    run,
    wake: wakeSignal.notify,
    wakeForNetwork: () => {
      networkMayBeBack = true;
      wakeSignal.notify();
    },
    stop: (id) => {
      if (current?.item.id !== id) return false;
      if (current.sentFraction < 1) current.stop.abort();
      else current.isUnwanted = true;
      return true;
    },
  };
}

function detailsOf({ reason, mayRetry }: Extract<AttemptResult, { kind: 'rejected' }>) {
  return { reason, mayRetry };
}
