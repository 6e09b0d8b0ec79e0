import { pathOf, type Access, type Call, type Schema } from '@huella/contract';
import type * as z from 'zod/mini';
import { newIdempotencyKey } from './idempotency-key.ts';

/** What the base query sends: one call of the contract, filled in. */
export interface WireRequest {
  readonly url: string;
  /** Where an environment may have it answered. */
  readonly address?: NonNullable<Call['address']>;
  readonly method: Call['method'];
  /** Only `owner` calls carry the bearer token and may refresh it. */
  readonly access: Access;
  readonly params?: Record<string, string | number>;
  readonly body?: unknown;
  /** The body travels as a multipart form. */
  readonly form?: true;
  readonly headers?: Record<string, string>;
  /** Milliseconds; a call that answers a file asks for more than the default. A form has no limit in all, only while it stands still. */
  readonly timeout?: number;
  /** Lets the request outlive the page (logout). */
  readonly keepalive?: boolean;
  /** Told how much of the body has left, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** What a success is read as; JSON unless said. */
  readonly answer?: 'blob';
  /** Gives the call up. */
  readonly signal?: AbortSignal;
}

/** Milliseconds for a call that answers a file: on a slow phone network it takes its time. */
const FILE_TIMEOUT = 120_000;

type Texts<S> = S extends Schema ? { [Key in keyof z.input<S>]: string | number } : never;
type Part<C extends Call, Name extends 'params' | 'query'> =
  C extends Record<Name, infer S> ? Record<Name, Texts<S>> : unknown;
type Body<C extends Call> = C extends { body: infer S extends Schema } ? { body: z.input<S> } : unknown;

interface Options {
  /** Give one to keep it over several actions of a person, as when a form is sent again after a failure. */
  idempotencyKey?: string;
  timeout?: number;
  keepalive?: boolean;
  /** Of an upload: told how much has left, from 0 to 1. Over a network that tests hand in it is told at the end alone. */
  onProgress?: (share: number) => void;
  /** Gives the call up; the hooks of RTK Query have their own way. */
  signal?: AbortSignal;
}

/** What a call needs, read off its schemas: `params`, `query` and `body`, each only where the call has it. */
export type RequestInput<C extends Call> = Part<C, 'params'> & Part<C, 'query'> & Body<C> & Options;

/** The arguments behind the call: none are needed where the call takes nothing. */
export type Rest<C extends Call> =
  Options extends RequestInput<C> ? [input?: Options] : [input: RequestInput<C>];

/**
 * A call of the contract as the argument of an endpoint's `query`: `query: (id) => request(getPet, { params: { id } })`.
 * Throws when a path parameter is missing. A POST of the owner gets an `Idempotency-Key`; RTK Query calls this once
 * per action, so the retry after a token refresh carries the same one. The body of a multipart call becomes a form.
 */
export function request<C extends Call>(call: C, ...[input]: Rest<C>): WireRequest {
  const { params, query, body, idempotencyKey, ...options } = (input ?? {}) as Filled;
  const key = idempotencyKey ?? (isCreation(call) ? newIdempotencyKey() : undefined);
  return {
    url: pathOf(call, params),
    method: call.method,
    access: call.access,
    ...(call.address && { address: call.address }),
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
