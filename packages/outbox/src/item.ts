import type { CallId } from '@huella/contract';

/** A tag of the one API's cache, to be asked for again. */
export interface OutboxTag {
  readonly type: string;
  readonly id?: string | number;
}

/** What a person wants to send: a call of the contract with one file, and what is to be said of it. */
export interface NewOutboxItem {
  readonly call: CallId;
  /** The other fields of the call's form. */
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly field: string; readonly blob: Blob; readonly name: string };
  /** What it is, as people read it: "Foto de Luna". */
  readonly title: string;
  /** What it belongs to, from the general to the particular: `claim/7/dniFrente`. Items are found by how it begins. */
  readonly topic: string;
  /** What is asked for again once it has arrived. */
  readonly tags: readonly OutboxTag[];
  /** Said once it has arrived; nothing unless given. */
  readonly sentText?: string;
  /** The id of an item whose place this one takes: that one is not sent any more. */
  readonly replaces?: string;
}

/** Why an item waits: nothing answered, the server cannot just now, or nobody is signed in. */
export type WaitCause = 'network' | 'server' | 'login';

/** An item as it is kept. It never changes what is sent: another file or field is another item with another id. */
export interface StoredItem {
  /** Also its `Idempotency-Key`, for ever. */
  readonly id: string;
  /** The email of the account that it belongs to. */
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
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  /** `failed` was refused for good, or its bytes are gone: nothing tries it again by itself. */
  readonly state: 'waiting' | 'failed';
  /** Why it failed, in Spanish and fit to be shown. */
  readonly reason: string | null;
  /** Whether the same bytes may do better another time. */
  readonly mayRetry: boolean;
  readonly cause: WaitCause | null;
  readonly tries: number;
  /** Not before this instant, in milliseconds since 1970: timers of a page in the background cannot be trusted. */
  readonly nextAt: number;
  /** Everything had left and no answer came: the server may have it. */
  readonly mayHaveArrived: boolean;
}
