import { EMPTY_SNAPSHOT, type OutboxSnapshot } from './snapshot.ts';

let snapshot = EMPTY_SNAPSHOT;
const listeners = new Set<() => void>();

/** What this tab knows of the outbox: small, so that every screen may ask; what fills it is loaded on its own. */
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
