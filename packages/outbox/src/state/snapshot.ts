/** Where an item stands. "Subiendo" is never stored: it is what this moment does. */
export type OutboxStatus = 'waiting' | 'sending' | 'saving' | 'failed';

/** An item as screens see it. */
export interface OutboxItem {
  readonly id: string;
  readonly title: string;
  readonly topic: string;
  /** What is sent besides the file, by the names of the call's form. */
  readonly fields: Readonly<Record<string, string>>;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  /** `saving`: everything has left, and the server's word, or what it changes on the screens, is still missing (D70). */
  readonly status: OutboxStatus;
  /** The share that has left, from 0 to 1. */
  readonly progress: number;
  /** Why it failed or waits, in Spanish and fit to be shown. */
  readonly reason: string | null;
  /** False where the browser keeps nothing: it goes with this page. */
  readonly kept: boolean;
  /** Everything had left once and no answer came: the server may have it. */
  readonly mayHaveArrived: boolean;
  /** The server has it, and the screens are asking: nothing of it is left to be sent. */
  readonly hasArrived: boolean;
  /** Tries at once; null where the same bytes would be refused again, or nothing is left to be sent. */
  readonly retry: (() => void) | null;
  /** Takes it back; null while all of it has left and the answer is awaited. */
  readonly discard: (() => void) | null;
  /** The bytes, or null where they are gone. */
  readonly file: () => Promise<Blob | null>;
}

/** A file that was kept and that the browser has lost since. */
export interface LostFile {
  readonly id: string;
  readonly title: string;
}

/** The outbox of the account that is signed in. */
export interface OutboxSnapshot {
  /** False until it was read for the first time. */
  readonly isKnown: boolean;
  readonly items: readonly OutboxItem[];
  readonly lost: readonly LostFile[];
}

export const EMPTY_SNAPSHOT: OutboxSnapshot = { isKnown: false, items: [], lost: [] };
