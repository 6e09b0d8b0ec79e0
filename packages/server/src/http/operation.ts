import type { Call, FieldError, Schema } from '@huella/contract';
import type * as z from 'zod/mini';
import type { Tx } from '../db/transaction.ts';
import type { Ports } from '../ports.ts';

/** What an operation answers: a status that its call names, and a body that fits the call's response; of a 204 none is sent. */
export interface OperationResult<Content = unknown> {
  readonly status: 200 | 201 | 204;
  readonly body: Content;
  /** Of an answer that is no JSON: how it may be kept, and what it is called. */
  readonly headers?: Readonly<Record<string, string>>;
}

type Read<Part> = Part extends Schema ? z.output<Part> : undefined;
type Body<C extends Call> = z.output<C['response']>;
/** Bytes may come as a stream: what is large, or made while it is fetched. */
export type BodyStream = ReadableStream<Uint8Array<ArrayBuffer>>;
type Answer<C extends Call> = Body<C> extends Uint8Array ? Body<C> | BodyStream : Body<C>;

/** Everything an operation may know about its request. */
export interface Scope<C extends Call = Call, Input = unknown> {
  readonly ports: Ports;
  /** The caller's account; 0 where the call is public. */
  readonly accountId: number;
  /** The caller's login; 0 where the call is public. */
  readonly sessionId: number;
  /** The client's network address, shortened to the part that belongs to one customer. */
  readonly address: string;
  readonly now: Date;
  /** The Argentine day (D15). */
  readonly today: string;
  readonly params: Read<C['params']>;
  readonly query: Read<C['query']>;
  /** The body as the contract reads it. */
  readonly body: Read<C['body']>;
  /** The body as the form rules of validation read it: trimmed, normalised. */
  readonly input: Input;
  /**
   * Runs the writing part in one transaction. With an `Idempotency-Key` the answer is kept in that same transaction,
   * and a repetition gets it without running the work again.
   */
  readonly transact: (
    work: (tx: Tx) => Promise<OperationResult<Body<C>>>,
  ) => Promise<OperationResult<Body<C>>>;
  /** Ends what this process remembers about tokens of an account, after its sessions were revoked. */
  readonly forgetTokens: (accountId: number) => void;
}

/** Either the input, or what is wrong with it, or both when only the contract's shape may still object. */
export interface Checked<Input> {
  readonly input?: Input;
  readonly fields: readonly FieldError[];
}

export type Rules<Input> = (
  body: Readonly<Record<string, unknown>>,
  context: { readonly ports: Ports; readonly today: string },
) => Checked<Input> | Promise<Checked<Input>>;

/** One call of the contract with what the server does for it. */
export interface Operation<C extends Call = Call, Input = unknown> {
  readonly call: C;
  /** The specification's rules and messages for the body, besides the contract's shape. */
  readonly rules?: Rules<Input>;
  /** The most that a multipart body may weigh, in bytes; 1 MB unless said. JSON has its own limit. */
  readonly maximumBytes?: number;
  /** True for catalogues: equal for everybody, may be kept by browsers for a while. */
  readonly cacheable?: boolean;
  handle(scope: Scope<C, Input>): Promise<OperationResult<Answer<C>>>;
}

/** Ties a handler to the types of its call. */
export function operation<C extends Call, Input = undefined>(definition: Operation<C, Input>): Operation {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion -- `runOperation` hands each what its own call reads
  return definition as unknown as Operation;
}

/** An ETag of what something says: whether it travels packed or not makes no difference to it. */
export function weakTag(tag: string): string {
  return `W/"${tag}"`;
}

/** Bytes that the asker may keep as long as it asks again each time: with their tag they are not sent twice. */
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

/** It is deleted. */
export function gone(): OperationResult<Record<string, never>> {
  return { status: 204, body: {} };
}
