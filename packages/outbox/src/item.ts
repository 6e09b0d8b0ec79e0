import type { CallId } from '@huella/contract';

export interface OutboxTag {
  readonly type: string;
  readonly id?: string | number;
}

export interface NewOutboxItem {
  readonly call: CallId;
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly field: string; readonly blob: Blob; readonly name: string };
  readonly title: string;
  /** From the general to the particular: `claim/7/dniFrente`. Items are found by prefix. */
  readonly topic: string;
  readonly tags: readonly OutboxTag[];
  readonly sentText?: string;
  /** The id of an item that is not sent any more. */
  readonly replaces?: string;
}

/** Why an item waits: no response, a server error, or no session. */
export type WaitCause = 'network' | 'server' | 'login';

/** A stored item. Its file and fields never change: a change is a new item with a new id. */
export interface StoredItem {
  /** Also its `Idempotency-Key`, for ever. */
  readonly id: string;
  /** The account's email. */
  readonly account: string;
  readonly call: CallId;
  readonly fields: Readonly<Record<string, string>>;
  readonly file: {
    readonly field: string;
    readonly name: string;
    readonly type: string;
    readonly size: number;
  };
  readonly title: string;
  readonly topic: string;
  readonly tags: readonly OutboxTag[];
  readonly sentText: string | null;
  readonly addedAt: number;
  /** `failed` was rejected for good, or its bytes are lost: it is not retried by itself. */
  readonly state: 'waiting' | 'failed';
  /** The error that a failed item ended with, as a Spanish sentence. */
  readonly reason: string | null;
  /** Whether the same bytes may succeed later. */
  readonly mayRetry: boolean;
  /** Null before the first try. */
  readonly cause: WaitCause | null;
  readonly tries: number;
  /** Not before this instant, in milliseconds since 1970: timers of a page in the background are unreliable. */
  readonly nextAt: number;
  /** Everything was sent without a response: the server may have it. */
  readonly mayHaveArrived: boolean;
}
