export type OutboxStatus = 'waiting' | 'sending' | 'confirming' | 'failed';

export interface OutboxItem {
  readonly id: string;
  readonly title: string;
  readonly topic: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly fileName: string;
  readonly size: number;
  readonly addedAt: number;
  /** `confirming`: all bytes have left, and the response or the refetch is pending (D70). */
  readonly status: OutboxStatus;
  readonly progress: number;
  readonly reason: string | null;
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

export interface OutboxSnapshot {
  readonly isLoaded: boolean;
  readonly items: readonly OutboxItem[];
  readonly lost: readonly LostFile[];
}

export const EMPTY_SNAPSHOT: OutboxSnapshot = { isLoaded: false, items: [], lost: [] };
