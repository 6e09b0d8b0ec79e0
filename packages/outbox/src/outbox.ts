import type { NewOutboxItem, OutboxTag, StoredItem } from './item.ts';
import type { Outcome, Send } from './send/queue.ts';
import type { OutboxSnapshot } from './state/snapshot.ts';

/** What the outbox of a tab needs from the app. */
export interface OutboxPorts {
  readonly send: Send;
  readonly account: () => string | null;
  readonly publish: (snapshot: OutboxSnapshot) => void;
  readonly onSettled: (item: StoredItem, outcome: Outcome) => void;
  /** Invalidates these cache tags in every tab. Resolves once they are refetched, or after a timeout; never rejects. */
  readonly onChanged: (tags: readonly OutboxTag[]) => Promise<void>;
}

export interface Added {
  readonly id: string;
  /** False where the browser stores nothing: it is sent at once and lost with this page. */
  readonly isPersisted: boolean;
}

export interface Outbox {
  /** Stores an item, then sends it. Rejects with a Spanish sentence when the file cannot be read. */
  add: (entry: NewOutboxItem) => Promise<Added>;
  start: () => void;
  pause: () => void;
  wakeForNetwork: () => void;
  hasUnpersisted: () => boolean;
  forget: (account: string) => Promise<void>;
  acknowledgeLosses: () => Promise<void>;
}
