import type { ClockState } from '../clock/movable-clock.ts';
import type { CapturedMail } from '../ports/mailbox.ts';
import type { StoredBlob } from '../ports/memory-blobs.ts';

/** What a mock server keeps over a reload. */
export interface StoredState {
  /** Incremented by every save: a tab that finds another number reloads the state. */
  readonly revision: number;
  readonly database: Uint8Array;
  readonly mails: readonly CapturedMail[];
  readonly blobs: ReadonlyMap<string, StoredBlob>;
  readonly clock: ClockState;
}

export interface MockStorage {
  /** Null before the first save. */
  revision(): Promise<number | null>;
  load(): Promise<StoredState | null>;
  save(state: StoredState): Promise<void>;
  clear(): Promise<void>;
  /** Runs `work` while no other tab runs its own. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Keeps the state in the object, for tests with reloads. */
export function createMemoryStorage(): MockStorage {
  let stored: StoredState | null = null;
  let tail: Promise<unknown> = Promise.resolve();
  return {
    revision: () => Promise.resolve(stored?.revision ?? null),
    load: () => Promise.resolve(stored),
    save: (state) => {
      stored = state;
      return Promise.resolve();
    },
    clear: () => {
      stored = null;
      return Promise.resolve();
    },
    exclusively: (work) => {
      const turn = tail.then(work);
      tail = turn.catch(() => undefined);
      return turn;
    },
  };
}
