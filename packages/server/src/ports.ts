import type { Kysely } from 'kysely';
import type { Database } from './db/schema.ts';

/** The only source of "now", so that tests and QA can move it. */
export interface Clock {
  now(): Date;
}

/** argon2id hashes in the PHC string format, 19 MiB and t = 2. `verify` never throws on a malformed hash. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/**
 * Encrypts what the server must be able to read again (bank-account numbers, secrets of calendar feeds), and recognises a text
 * that it does not store, such as a card's number (D24).
 */
export interface Vault {
  readonly keyId: string;
  seal(plain: string): Promise<string>;
  open(sealed: string): Promise<string>;
  /** A keyed fingerprint: equal for equal texts, useless without the key. */
  fingerprint(plain: string): Promise<string>;
  /** Every fingerprint that may be stored of a text, by the current key, earlier ones or a rotation (decision 064); the current key's is first. */
  fingerprints(plain: string): Promise<readonly [string, ...string[]]>;
}

/** Keys are the server's, never a client's file name. `put` is atomic and throws `StoreFullError` when there is no room. */
export interface BlobStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string } | null>;
  delete(key: string): Promise<void>;
  /** A cheap check; rejects when the store does not respond or accepts nothing. */
  check(): Promise<void>;
  /** Every key with a prefix, unordered; an empty prefix lists all. */
  list(prefix: string): AsyncIterable<string>;
}

/** A received form, stored outside of memory. */
interface SpooledBody {
  /** In bytes. */
  readonly size: number;
  /** Can be read once. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Deletes it. Always call it. */
  release(): Promise<void>;
}

export interface Spool {
  store(chunks: AsyncIterable<Uint8Array>): Promise<SpooledBody>;
}

export interface ProcessedImage {
  /** At most 800 px on its longer side. */
  readonly full: Uint8Array<ArrayBuffer>;
  /** The square in the middle, 160 px. */
  readonly thumbnail: Uint8Array<ArrayBuffer>;
}

export type ImageResult =
  | ProcessedImage
  | { readonly rejected: 'empty' | 'not_jpeg' | 'broken' | 'too_large' | 'busy' };

/**
 * Validates and processes an image: `processImage` of `@huella/server/images`. Runtimes with an event loop run it off that loop, with
 * limits of memory and time; exceeding them is `broken`.
 */
export interface ImageProcessor {
  process(bytes: Uint8Array): Promise<ImageResult>;
}

/** `photo` becomes a JPEG of at most 800 px (D69), `paper` one of at most 2000 px (D95), for reading. PDFs stay unchanged. */
export type DocumentPreset = 'photo' | 'paper';

/** A JPEG without metadata, or a PDF without active content. */
export interface ProcessedDocument {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: 'image/jpeg' | 'application/pdf';
  /** 1 for an image. */
  readonly pages: number;
}

/** `busy` when too many others wait. */
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
 * Validates an image or a PDF by its bytes: `processDocument` of `@huella/server/documents`. Consumes the bytes. Runtimes with an event
 * loop run it off that loop, with limits of memory and time; exceeding them is `broken`.
 */
export interface DocumentProcessor {
  process(bytes: Uint8Array<ArrayBuffer>, preset: DocumentPreset): Promise<DocumentResult>;
}

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stable over retries, so that a receiver can drop duplicates. */
  messageId: string;
  /** Where the reader unsubscribes; mail programs show it beside the mail. */
  unsubscribeUrl?: string;
}

/** Rejects if the mail was not accepted, with a `MailFailure` if the reason is known. The outbox retries unless it was permanent. */
export interface MailTransport {
  send(message: MailMessage): Promise<void>;
}

export interface PushMessage {
  /** The JSON of a `PushSubscription`: as good as a key. */
  readonly subscription: string;
  readonly payload: string;
  /** A push service keeps only the newest undelivered message of a topic. At most 32 URL-safe characters. */
  readonly topic: string;
  /** How long a push service may hold it for an offline browser. */
  readonly secondsToLive: number;
}

export interface PushRejection {
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** In seconds; 0 if it was not sent. */
  readonly retryAfter: number;
}

/** `gone`: the subscription no longer exists and must be deleted. */
export type PushResult = 'delivered' | 'gone' | PushRejection;

export interface PushTransport {
  /** The key that browsers subscribe with (VAPID, base64url); null if push is off. */
  readonly publicKey: string | null;
  /** Tells whether an endpoint belongs to a known push service: no other URL from a client is ever called. */
  accepts(endpoint: string): boolean;
  send(message: PushMessage): Promise<PushResult>;
}

/** Structured log lines. Never a name, a mail, a token, a number or a body. */
export interface Log {
  info(event: string, fields?: Readonly<Record<string, string | number | boolean>>): void;
  error(event: string, fields?: Readonly<Record<string, string | number | boolean>>): void;
}

export interface ServerConfig {
  /** The server's public URL without a trailing slash: links in mails start with it. */
  readonly publicUrl: string;
  /** The web app's public URL without a trailing slash; usually the same. */
  readonly webUrl: string;
  readonly supportEmail: string;
  /** Origins besides `webUrl` that may call from a browser. */
  readonly corsOrigins: readonly string[];
  /** True behind TLS: sends HSTS. */
  readonly secure: boolean;
  /** True behind a reverse proxy that sets `X-Forwarded-For`: its last hop is the client's IP. */
  readonly trustProxy: boolean;
}

/** What the server needs from outside. Each runtime (Node, browser, tests) brings its own. */
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
  /** The WOFF2 of the server's own pages, which use the device's font without it. */
  readonly pageFont?: Uint8Array<ArrayBuffer>;
  /** At least 32 random bytes: signs access tokens (HS256). */
  readonly accessTokenKey: Uint8Array;
  /** Earlier keys, while their tokens are valid. */
  readonly previousAccessTokenKeys?: readonly Uint8Array[];
}
