import { EMPTY_SNAPSHOT, type OutboxSnapshot } from './snapshot.ts';

let snapshot = EMPTY_SNAPSHOT;
const listeners = new Set<() => void>();

/** What this tab knows of the outbox. Small, so that every screen can read it; the rest is lazy. */
export const outboxStore = {
  read: () => snapshot,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  write: (next: OutboxSnapshot) => {
    snapshot = next;
    for (const listener of listeners) listener();
  },
};
