import { holdLock } from '../send/hold-lock.ts';
import type { Queue } from '../send/queue.ts';

export interface Runner {
  /** Sends for this account and for no other; called again it only looks anew. */
  start: (account: string) => void;
  /** What is on its way is cut off; what waits is kept. */
  stop: () => void;
}

/** Lets one tab at a time send what is kept, and each tab what it alone has. */
export function createRunner(database: Queue, memory: Queue): Runner {
  let running: { account: string; controller: AbortController } | null = null;

  function stop(): void {
    running?.controller.abort();
    running = null;
  }

  return {
    stop,
    start: (account) => {
      if (running?.account === account) {
        database.wake();
        memory.wake();
        return;
      }
      stop();
      const controller = new AbortController();
      const { signal } = controller;
      running = { account, controller };
      void holdLock(`huella-outbox:${account}`, signal, () => database.run(account, signal));
      void memory.run(account, signal);
    },
  };
}
