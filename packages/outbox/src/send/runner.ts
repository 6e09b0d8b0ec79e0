import type { ItemStore } from '../storage/item-store.ts';
import { createQueue, type QueuePorts } from './queue.ts';

export interface Runner {
  start: (account: string) => void;
  stop: () => void;
  wake: () => void;
  wakeForNetwork: () => void;
  /** Cancels an item unless all of it was sent. Returns whether it was being sent. */
  cancel: (id: string) => boolean;
}

interface SentFrom {
  readonly persistent: ItemStore;
  readonly memory: ItemStore;
}

/** Lets one tab at a time send from the persistent store, and each tab from its memory. */
export function createRunner({ persistent, memory }: SentFrom, ports: QueuePorts): Runner {
  const shared = createQueue(persistent, ports);
  const own = createQueue(memory, ports);
  const queues = [shared, own];
  let running: { account: string; controller: AbortController } | null = null;

  function wake(): void {
    for (const queue of queues) queue.wake();
  }

  function stop(): void {
    running?.controller.abort();
    running = null;
  }

  return {
    stop,
    wake,
    wakeForNetwork: () => queues.forEach((queue) => queue.wakeForNetwork()),
    cancel: (id) => queues.some((queue) => queue.stop(id)),
    start: (account) => {
      if (running?.account === account) return wake();
      stop();
      const controller = new AbortController();
      const { signal } = controller;
      running = { account, controller };
      void withLock(`huella-outbox:${account}`, signal, () => shared.run(account, signal));
      void own.run(account, signal);
    },
  };
}

/**
 * Runs `work` while no other tab of this origin holds the lock `name`. Without the Locks API it runs at once: the idempotency key
 * keeps items unique. Never rejects.
 */
async function withLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  if (!locks) return work();
  try {
    await locks.request(name, { signal }, work);
  } catch (error) {
    // Aborted while waiting, or locks are blocked together with all storage.
    if (!signal.aborted && error instanceof Error && error.name === 'SecurityError') await work();
  }
}
