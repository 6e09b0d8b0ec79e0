import { pathOf, type Access, type Call, type Schema } from '@huella/contract';
import type * as z from 'zod/mini';
import { newIdempotencyKey } from './idempotency-key.ts';

/** What the base query sends: one call of the contract, filled in. */
export interface WireRequest {
  readonly url: string;
  readonly method: Call['method'];
  /** Only `owner` calls carry the bearer token and may refresh it. */
  readonly access: Access;
  readonly params?: Record<string, string | number>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Milliseconds; uploads ask for more than the default. */
  readonly timeout?: number;
  /** Lets the request outlive the page (logout). */
  readonly keepalive?: boolean;
}

type Texts<S> = S extends Schema ? { [Key in keyof z.input<S>]: string | number } : never;
type Part<C extends Call, Name extends 'params' | 'query'> =
  C extends Record<Name, infer S> ? Record<Name, Texts<S>> : unknown;
type Body<C extends Call> = C extends { body: infer S extends Schema } ? { body: z.input<S> } : unknown;

interface Options {
  /** Give one to keep it over several actions of a person, as when a form is sent again after a failure. */
  idempotencyKey?: string;
  timeout?: number;
  keepalive?: boolean;
}

/** What a call needs, read off its schemas: `params`, `query` and `body`, each only where the call has it. */
export type RequestInput<C extends Call> = Part<C, 'params'> & Part<C, 'query'> & Body<C> & Options;

type Rest<C extends Call> = Options extends RequestInput<C> ? [input?: Options] : [input: RequestInput<C>];

/**
 * A call of the contract as the argument of an endpoint's `query`: `query: (id) => request(getPet, { params: { id } })`.
 * Throws when a path parameter is missing. A POST of the owner gets an `Idempotency-Key`; RTK Query calls this once
 * per action, so the retry after a token refresh carries the same one.
 */
export function request<C extends Call>(call: C, ...[input]: Rest<C>): WireRequest {
  const { params, query, body, idempotencyKey, ...options } = (input ?? {}) as Filled;
  const key = idempotencyKey ?? (isCreation(call) ? newIdempotencyKey() : undefined);
  return {
    url: pathOf(call, params),
    method: call.method,
    access: call.access,
    ...(query && { params: query }),
    ...(body !== undefined && { body }),
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
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
