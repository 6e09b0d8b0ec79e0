import type { NewOutboxItem, OutboxTag, StoredItem } from './item.ts';
import type { Outcome, Send } from './send/queue.ts';
import type { OutboxSnapshot } from './state/snapshot.ts';

/** What the outbox of a tab needs of the app around it. */
export interface OutboxPorts {
  readonly send: Send;
  /** The email of the account that is signed in, or null. */
  readonly account: () => string | null;
  readonly publish: (snapshot: OutboxSnapshot) => void;
  /** What became of a try in this tab. */
  readonly onSettled: (item: StoredItem, outcome: Outcome) => void;
  /**
   * What is cached of these is to be asked for again; told in every tab. Resolves once it is answered, or after a while; never
   * rejects.
   */
  readonly onChanged: (tags: readonly OutboxTag[]) => Promise<void>;
}

export interface Added {
  readonly id: string;
  /** False where the browser keeps nothing: it is sent at once and goes with this page. */
  readonly kept: boolean;
}

export interface Outbox {
  /** Keeps what a person wants to send, then sends it. Rejects with a sentence of ours when the file cannot be read. */
  add: (entry: NewOutboxItem) => Promise<Added>;
  /** Sends for the account that is signed in; called again it looks again. */
  start: () => void;
  /** Stops sending; what waits is kept for its account. */
  pause: () => void;
  /** The network may be back. */
  wakeForNetwork: () => void;
  /** Whether something waits that goes with this page. */
  hasUnkept: () => boolean;
  /** Deletes everything of an account, in all tabs. */
  forget: (account: string) => Promise<void>;
  /** The person has read which files were lost. */
  acknowledgeLosses: () => Promise<void>;
}
