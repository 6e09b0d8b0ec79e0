import type { ItemStore } from '../keep/item-store.ts';
import { holdLock } from './hold-lock.ts';
import { createQueue, type QueuePorts } from './queue.ts';

export interface Runner {
  /** Sends for this account and for no other; called again it only looks again. */
  start: (account: string) => void;
  /** What is on its way is cut off; what waits is kept. */
  stop: () => void;
  /** Something has changed: the queues look again. */
  wake: () => void;
  /** The network may be back: what nobody answered is due at once. */
  wakeForNetwork: () => void;
  /** Gives an item up that is on its way, unless all of it has left. Answers whether it was on its way. */
  giveUp: (id: string) => boolean;
}

/** Where the items stand that a tab sends. */
interface SentFrom {
  readonly database: ItemStore;
  readonly memory: ItemStore;
}

/** Lets one tab at a time send what is kept, and each tab what it alone has. */
export function createRunner({ database, memory }: SentFrom, ports: QueuePorts): Runner {
  const shared = createQueue(database, ports);
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
    giveUp: (id) => queues.some((queue) => queue.stop(id)),
    start: (account) => {
      if (running?.account === account) return wake();
      stop();
      const controller = new AbortController();
      const { signal } = controller;
      running = { account, controller };
      void holdLock(`huella-outbox:${account}`, signal, () => shared.run(account, signal));
      void own.run(account, signal);
    },
  };
}
