/** `confirming`: all bytes have left, and the response or the refetch is pending (D70). `failed` is not retried by itself. */
export type OutboxStatus = 'waiting' | 'sending' | 'confirming' | 'failed';

/** An item as screens show it. */
export interface OutboxItem {
  readonly id: string;
  readonly title: string;
  readonly topic: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
  /** In milliseconds since 1970. */
  readonly addedAt: number;
  readonly status: OutboxStatus;
  /** From 0 to 1; 0 unless it is being sent. */
  readonly progress: number;
  /** Why it failed or waits, as a Spanish sentence; null otherwise. */
  readonly message: string | null;
  /** False where the browser stores nothing: lost with this page. */
  readonly isPersisted: boolean;
  /** All bytes left once without a response: the server may have it. */
  readonly mayHaveArrived: boolean;
  /** The server has it, and the screens are refetching. */
  readonly hasArrived: boolean;
  /** Null where the same bytes would be rejected again, or nothing is left to send. */
  readonly retry: (() => void) | null;
  /** Null while all bytes have left and the response is pending. */
  readonly discard: (() => void) | null;
  readonly file: () => Promise<Blob | null>;
}

/** A file that was stored and that the browser deleted before it was sent; the person must choose it again. */
export interface LostFile {
  readonly id: string;
  readonly title: string;
}

/** The items of the account that is signed in, in the order in which they were added. */
export interface OutboxSnapshot {
  /** False until they were read for the first time, and without a session. */
  readonly isLoaded: boolean;
  readonly items: readonly OutboxItem[];
  readonly lost: readonly LostFile[];
}

export const EMPTY_SNAPSHOT: OutboxSnapshot = { isLoaded: false, items: [], lost: [] };
