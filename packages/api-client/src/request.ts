import { pathOf, type Access, type Call, type Schema } from '@huella/contract';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type * as z from 'zod/mini';
import { newIdempotencyKey } from './idempotency-key.ts';

export interface WireRequest {
  readonly url: string;
  /** A call that the environment may override. */
  readonly urlOverride?: NonNullable<Call['urlOverride']>;
  readonly method: Call['method'];
  /** Only `owner` calls carry the bearer token and may refresh it. */
  readonly access: Access;
  readonly params?: Record<string, string | number>;
  readonly body?: unknown;
  readonly form?: true;
  readonly headers?: Record<string, string>;
  /** Milliseconds. A multipart body has no total limit, only one for a stall. */
  readonly timeout?: number;
  /** Lets the request outlive the page (logout). */
  readonly keepalive?: boolean;
  /** The share of the body that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly answer?: 'blob';
  readonly signal?: AbortSignal;
}

/** Milliseconds for a call that answers a file: slow phone networks need more than the default. */
const FILE_TIMEOUT = 120_000;

type Texts<S> = S extends Schema ? { [Key in keyof z.input<S>]: string | number } : never;
type Part<C extends Call, Name extends 'params' | 'query'> =
  C extends Record<Name, infer S> ? Record<Name, Texts<S>> : unknown;
type Body<C extends Call> = C extends { body: infer S extends Schema } ? { body: z.input<S> } : unknown;

interface Options {
  /** Give one to reuse it when a form is sent again after a failure. */
  idempotencyKey?: string;
  timeout?: number;
  keepalive?: boolean;
  /** The share of an upload that has been sent, from 0 to 1. A configured `fetch` reports only the end. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** What a call needs, inferred from its schemas: `params`, `query` and `body`, each only if the call has it. */
export type RequestInput<C extends Call> = Part<C, 'params'> & Part<C, 'query'> & Body<C> & Options;

export type Rest<C extends Call> =
  Options extends RequestInput<C> ? [input?: Options] : [input: RequestInput<C>];

/**
 * A call of the contract as the argument of an endpoint's `query`: `query: (id) => request(getPet, { params: { id } })`. Throws
 * when a path parameter is missing. An owner's POST gets an `Idempotency-Key`; RTK Query calls this once per action, so the retry
 * after a token refresh carries the same one.
 */
export function request<C extends Call>(call: C, ...[input]: Rest<C>): WireRequest {
  const { params, query, body, idempotencyKey, ...options } = (input ?? {}) as Filled;
  const key = idempotencyKey ?? (isCreation(call) ? newIdempotencyKey() : undefined);
  return {
    url: pathOf(call, params),
    method: call.method,
    access: call.access,
    ...(call.urlOverride && { urlOverride: call.urlOverride }),
    ...(query && { params: query }),
    ...(body !== undefined && { body }),
    ...(call.consumes && { form: true as const }),
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
    ...(call.produces && { answer: 'blob' as const }),
    ...(call.produces && { timeout: FILE_TIMEOUT }),
    ...options,
  };
}

interface Filled extends Options {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
}

function isCreation(call: Call): boolean {
  return call.method === 'POST' && call.access === 'owner';
}

/** A call's response schema for `responseSchema`, typed by its output, which may be narrower than its input (D01). */
export function responseOf<C extends Call>(call: C): StandardSchemaV1<z.output<C['response']>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Schema` forgets what the schema of C knows
  return call.response as StandardSchemaV1<z.output<C['response']>>;
}
