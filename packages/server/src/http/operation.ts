import type { Call, FieldError, Schema } from '@huella/contract';
import type * as z from 'zod/mini';
import type { Tx } from '../db/transaction.ts';
import type { Ports } from '../ports.ts';

/** A status that the call declares, and a body that matches its response. A 204 sends no body. */
export interface OperationResult<Content = unknown> {
  readonly status: 200 | 201 | 204;
  readonly body: Content;
  /** For responses other than JSON. */
  readonly headers?: Readonly<Record<string, string>>;
}

type Read<Part> = Part extends Schema ? z.output<Part> : undefined;
type Body<C extends Call> = z.output<C['response']>;
/** For large content, or content made while it is sent. */
export type BodyStream = ReadableStream<Uint8Array<ArrayBuffer>>;
type Answer<C extends Call> = Body<C> extends Uint8Array ? Body<C> | BodyStream : Body<C>;

export interface Scope<C extends Call = Call, Input = unknown> {
  readonly ports: Ports;
  /** 0 if the call is public. */
  readonly accountId: number;
  /** 0 if the call is public. */
  readonly sessionId: number;
  /** The client's IP, shortened to one customer's part. */
  readonly ip: string;
  readonly now: Date;
  /** The Argentine day (D15). */
  readonly today: string;
  readonly params: Read<C['params']>;
  readonly query: Read<C['query']>;
  /** As read by the contract. */
  readonly body: Read<C['body']>;
  /** As read by the form rules: trimmed, normalised. */
  readonly input: Input;
  /** Runs the writing part in one transaction, which stores the response for a repeated `Idempotency-Key`. */
  readonly transact: (
    work: (tx: Tx) => Promise<OperationResult<Body<C>>>,
  ) => Promise<OperationResult<Body<C>>>;
  /** Drops this process's cached tokens of an account, after its sessions were revoked. */
  readonly forgetTokens: (accountId: number) => void;
}

/** The input, its errors, or both when only the contract's shape may still object. */
export interface ValidationResult<Input> {
  readonly input?: Input;
  readonly fields: readonly FieldError[];
}

export type Rules<Input> = (
  body: Readonly<Record<string, unknown>>,
  context: { readonly ports: Ports; readonly today: string },
) => ValidationResult<Input> | Promise<ValidationResult<Input>>;

export interface Operation<C extends Call = Call, Input = unknown> {
  readonly call: C;
  /** The specification's rules and messages, besides the contract's shape. */
  readonly rules?: Rules<Input>;
  /** The limit of a multipart body in bytes; default 1 MB. JSON has its own limit. */
  readonly maximumBytes?: number;
  /** For catalogues: equal for everybody, cached by browsers. */
  readonly cacheable?: boolean;
  handle(scope: Scope<C, Input>): Promise<OperationResult<Answer<C>>>;
}

export function operation<C extends Call, Input = undefined>(definition: Operation<C, Input>): Operation {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion -- `runOperation` hands each what its own call reads
  return definition as unknown as Operation;
}

/** A weak ETag stays valid when the response is compressed. */
export function weakTag(tag: string): string {
  return `W/"${tag}"`;
}

/** Bytes that clients may cache but must revalidate with their tag. */
export function taggedBytes(
  body: Uint8Array<ArrayBuffer>,
  tag: string,
): OperationResult<Uint8Array<ArrayBuffer>> {
  return { status: 200, body, headers: { ETag: weakTag(tag), 'Cache-Control': 'private, no-cache' } };
}

export function ok<T>(body: T): OperationResult<T> {
  return { status: 200, body };
}

export function created<T>(body: T): OperationResult<T> {
  return { status: 201, body };
}

export function noContent(): OperationResult<Record<string, never>> {
  return { status: 204, body: {} };
}
