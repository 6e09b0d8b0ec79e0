import * as z from 'zod/mini';
import type { Authenticator } from '../auth/authenticator.ts';
import type { Ports } from '../ports.ts';
import type { ServerApp } from './app-env.ts';
import { catalogueCache } from './catalogue-cache.ts';
import { isKnownTag } from './is-known-tag.ts';
import type { BodyStream, OperationResult, Operation } from './operation.ts';
import { requestMetaOf } from './request-meta.ts';
import { runOperation } from './run-operation.ts';
import { jsonHeaders, type HttpReply, type ToResponse } from './to-response.ts';

export interface Mounting {
  readonly ports: Ports;
  readonly authenticator: Authenticator;
  readonly toResponse: ToResponse;
  readonly checkResponses: boolean;
}

export function mountOperations(app: ServerApp, operations: readonly Operation[], mounting: Mounting): void {
  for (const operation of operations) mountOperation(app, operation, mounting);
}

function mountOperation(app: ServerApp, operation: Operation, mounting: Mounting): void {
  const { ports, authenticator, toResponse, checkResponses } = mounting;
  const { call } = operation;
  const catalogue = operation.cacheable ? catalogueCache(ports) : undefined;
  app.on(call.method, honoPath(call.path), async (context) => {
    requestMetaOf(context);
    context.set('callId', call.id);
    const run = async () => {
      const reply = await runOperation(ports, authenticator, operation, context);
      return checkResponses ? checked(operation, reply) : reply;
    };
    if (catalogue) return toResponse(context, await catalogue.reply(context, run));
    return toResponse(context, replyFor(operation, await run(), context.req.header('If-None-Match')));
  });
}

const noStore = { 'Cache-Control': 'no-store' };

function replyFor(
  { call }: Operation,
  { status, body, headers }: OperationResult,
  known?: string,
): HttpReply {
  const tag = headers?.['ETag'];
  if (tag !== undefined && isKnownTag(known, tag)) return { status: 304, body: null, headers };
  if (status === 204) return { status, body: null, headers: { ...noStore, ...headers } };
  if (!isBytes(body)) return { status, body: JSON.stringify(body), headers: { ...jsonHeaders, ...headers } };
  const type = { 'Content-Type': call.produces ?? 'application/octet-stream' };
  return { status, body, headers: { ...noStore, ...type, ...headers } };
}

function isBytes(body: unknown): body is Uint8Array<ArrayBuffer> | BodyStream {
  return body instanceof ReadableStream || (body instanceof Uint8Array && body.buffer instanceof ArrayBuffer);
}

function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function checked({ call }: Operation, reply: OperationResult): OperationResult {
  const statusFits = reply.status === call.status || reply.status === call.alsoSucceeds;
  if (!statusFits) throw new Error(`${call.id} answered ${reply.status}`);
  // The contract says only "bytes", and the content of a stream is unknown yet.
  if (!(reply.body instanceof ReadableStream)) z.parse(call.response, reply.body);
  return reply;
}
