import type { ClockState } from '../clock/movable-clock.ts';
import type { CapturedMail } from '../ports/mailbox.ts';
import type { StoredBlob } from '../ports/memory-blobs.ts';

/** Everything that a mock server has to remember over a reload. */
export interface StoredState {
  /** Grows with every save: a tab that finds another number reads the state again. */
  readonly revision: number;
  readonly database: Uint8Array;
  readonly mails: readonly CapturedMail[];
  readonly blobs: ReadonlyMap<string, StoredBlob>;
  readonly clock: ClockState;
}

/** Where the state is kept between reloads. */
export interface MockStorage {
  /** The revision that was saved last, null when nothing was. */
  revision(): Promise<number | null>;
  load(): Promise<StoredState | null>;
  save(state: StoredState): Promise<void>;
  clear(): Promise<void>;
  /** Runs `work` while no other tab runs its own. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Keeps the state for as long as the object lives: tests reload with it. */
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
