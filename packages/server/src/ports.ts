import type { Kysely } from 'kysely';
import type { Database } from './db/schema.ts';

/** What time it is. Everything that asks for "now" asks here, so that tests and QA can move it. */
export interface Clock {
  now(): Date;
}

/** argon2id hashes in the PHC string format, 19 MiB and t = 2. `verify` never throws on a malformed hash. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** Keeps bank-account numbers encrypted and recognises a number without storing it (D24). */
export interface Vault {
  /** Names the key of today, which seals and makes fingerprints; it tells nothing of it. */
  readonly keyId: string;
  seal(plain: string): Promise<string>;
  open(sealed: string): Promise<string>;
  /** A keyed fingerprint: equal for equal numbers, useless without the key. */
  fingerprint(plain: string): Promise<string>;
  /**
   * Every fingerprint that may have been kept of a text: today's first, those by earlier keys, and what later keys made of those when the
   * key was changed (decision 064).
   */
  fingerprints(plain: string): Promise<readonly string[]>;
}

/**
 * Files by a key that the server makes; never by a name that a client sent. `put` leaves all of a file or nothing, and throws
 * `StoreFullError` where there is no room.
 */
export interface BlobStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string } | null>;
  delete(key: string): Promise<void>;
  /** Resolves when the store answers, and rejects when it does not or would take nothing; cheap. */
  check(): Promise<void>;
  /** Every key that begins with `prefix`, in no order; an empty one lists all. */
  list(prefix: string): AsyncIterable<string>;
}

/** A form that has arrived and waits outside of memory. */
interface SpooledBody {
  /** In bytes. */
  readonly size: number;
  /** What arrived, once. */
  readonly pieces: AsyncIterable<Uint8Array>;
  /** Deletes it. Call it in any case. */
  release(): Promise<void>;
}

/** Takes forms out of the way while they arrive and wait. Throws `StoreFullError` where there is no room; nothing is left then. */
export interface Spool {
  hold(pieces: AsyncIterable<Uint8Array>): Promise<SpooledBody>;
}

/** A picture after processing: JPEGs without metadata. */
export interface ProcessedImage {
  /** At most 800 px on its longer side. */
  readonly full: Uint8Array<ArrayBuffer>;
  /** The square in the middle, 160 px. */
  readonly thumbnail: Uint8Array<ArrayBuffer>;
}

/** The picture, or why there is none; `busy` when too many others are waiting. */
export type ImageResult =
  | ProcessedImage
  | { readonly rejected: 'empty' | 'not_jpeg' | 'broken' | 'too_large' | 'busy' };

/**
 * Validates a file and makes an image of it: `processImage` of `@huella/server/images`. A runtime with an event loop to protect
 * runs it beside that loop, with limits of memory and time; whatever breaks them is `broken`.
 */
export interface ImageProcessor {
  process(bytes: Uint8Array): Promise<ImageResult>;
}

/**
 * What a file is wanted for: `photo` becomes a JPEG of at most 800 px (D69), `paper` one of at most 2000 px (D95), to be read
 * by people. A PDF stays as it is in both.
 */
export type DocumentPolicy = 'photo' | 'paper';

/** A file that may be kept: a JPEG of nothing but its pixels, or a PDF that holds pages and nothing that acts. */
export interface ProcessedDocument {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: 'image/jpeg' | 'application/pdf';
  /** 1 for a picture. */
  readonly pages: number;
}

/** Why a file is not kept; `busy` when too many others are waiting. */
export type DocumentRejection =
  | 'empty'
  | 'unknown_kind'
  | 'broken'
  | 'too_large'
  | 'too_many_pages'
  | 'too_complex'
  | 'password'
  | 'protected'
  | 'active_content'
  | 'busy';

export type DocumentResult = ProcessedDocument | { readonly rejected: DocumentRejection };

/**
 * Validates a picture or a PDF by its bytes: `processDocument` of `@huella/server/documents`. The bytes are handed over; the caller does
 * not use them again. A runtime with an event loop to protect runs it beside that loop, with limits of memory and time;
 * whatever breaks them is `broken`.
 */
export interface DocumentProcessor {
  process(bytes: Uint8Array<ArrayBuffer>, policy: DocumentPolicy): Promise<DocumentResult>;
}

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stable over retries, so that a receiver can drop a second copy. */
  messageId: string;
  /** Where its reader switches such mails off: mail programs offer it beside the mail. */
  unsubscribeUrl?: string;
}

/**
 * Hands one mail over for delivery; rejects when it was not accepted, with a `MailFailure` where it is known why, and the outbox tries
 * again later unless it was refused for good.
 */
export interface MailTransport {
  send(message: MailMessage): Promise<void>;
}

/** A message for one browser. */
export interface PushMessage {
  /** The JSON that the browser gave: as good as a key. */
  readonly subscription: string;
  readonly payload: string;
  /** Of two messages of one topic that a push service still holds, it keeps the newer. At most 32 URL-safe characters. */
  readonly topic: string;
  /** How long a push service may hold it for a browser that is away, in seconds. */
  readonly secondsToLive: number;
}

/** A push service did not take a message. */
export interface PushRefusal {
  /** Of HTTP; 0 when there was no answer. */
  readonly status: number;
  /** For how many seconds it asked not to be called again; 0 when it said nothing. */
  readonly retryAfter: number;
}

/** What a push service said; `gone` means that the subscription no longer exists and has to be forgotten. */
export type PushResult = 'delivered' | 'gone' | PushRefusal;

/** Hands push messages to the push services of browsers, within seconds. */
export interface PushTransport {
  /** What browsers subscribe with (VAPID, base64url); null where no messages are sent. */
  readonly publicKey: string | null;
  /** Whether an endpoint is one of a known push service: no other address that a client names is ever called. */
  accepts(endpoint: string): boolean;
  send(message: PushMessage): Promise<PushResult>;
}

/** Structured log lines. Never a name, a mail, a token, a number or a body. */
export interface Log {
  info(event: string, fields?: Readonly<Record<string, string | number | boolean>>): void;
  error(event: string, fields?: Readonly<Record<string, string | number | boolean>>): void;
}

export interface ServerConfig {
  /** Where people reach this server, without a trailing slash: links in mails start with it. */
  readonly publicUrl: string;
  /** Where people reach the web app, without a trailing slash. Usually the same address. */
  readonly webUrl: string;
  readonly supportEmail: string;
  /** Origins besides `webUrl` that may call from a browser. */
  readonly corsOrigins: readonly string[];
  /** True behind TLS: sends HSTS. */
  readonly secure: boolean;
  /** True when a reverse proxy in front sets `X-Forwarded-For`: its last hop is the client's address. */
  readonly trustProxy: boolean;
}

/** Everything outside that the server needs. Each runtime (Node, browser, tests) brings its own. */
export interface Ports {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  readonly vault: Vault;
  readonly blobs: BlobStore;
  /** Without one, forms stay in memory. */
  readonly spool?: Spool;
  readonly images: ImageProcessor;
  readonly documents: DocumentProcessor;
  readonly mail: MailTransport;
  readonly push: PushTransport;
  readonly log: Log;
  readonly config: ServerConfig;
  /** The letters of the server's own pages, as WOFF2. Without them, pages are set in the device's. */
  readonly pageFont?: Uint8Array<ArrayBuffer>;
  /** At least 32 random bytes: signs access tokens (HS256). */
  readonly accessTokenKey: Uint8Array;
  /** Keys that signed before it, while tokens of theirs live. */
  readonly previousAccessTokenKeys?: readonly Uint8Array[];
}
