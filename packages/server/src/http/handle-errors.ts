import type { Context, ErrorHandler } from 'hono';
import { StoreFullError } from '../blobs/store-full.ts';
import { isDiskFull } from '../db/disk-full.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { Log, Ports } from '../ports.ts';
import type { AppEnv, ServerApp } from './app-env.ts';
import { ApiError } from './api-error.ts';
import { requestMetaOf } from './request-meta.ts';
import { jsonHeaders, type HttpReply, type ToResponse } from './to-response.ts';

function errorReply({ body, status, details }: ApiError): HttpReply {
  return { status, body: JSON.stringify(body), headers: { ...jsonHeaders, ...details.headers } };
}

function storeFull(log: Log): ApiError {
  log.error('store.full');
  return new ApiError('unavailable', { headers: { 'Retry-After': '60' } });
}

/** Nothing was written, and a retry may succeed. The code names timeouts and deadlocks. */
function unavailable(log: Log, error: Error, context: Context<AppEnv>): ApiError {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'none';
  log.error('database.unavailable', { call: context.get('callId') ?? 'none', name: error.name, code });
  return new ApiError('unavailable', { headers: { 'Retry-After': '5' } });
}

export function toApiError(error: unknown, context: Context<AppEnv>, log: Log): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof StoreFullError || isDiskFull(error)) return storeFull(log);
  if (error instanceof Error && isUnavailable(error)) return unavailable(log, error, context);
  const { name, stack = '' } = error instanceof Error ? error : new Error('something else was thrown');
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  log.error('unexpected', {
    requestId: requestMetaOf(context).requestId,
    call: context.get('callId') ?? 'none',
    name,
    stack: frames.slice(0, 7).join('\n'),
  });
  return new ApiError('internal_error');
}

export function handleErrors(
  app: ServerApp,
  { log }: Pick<Ports, 'log'>,
  toResponse: ToResponse,
  isKnownPath: (path: string) => boolean,
): void {
  app.notFound((context) => {
    const code = isKnownPath(context.req.path) ? 'method_not_allowed' : 'not_found';
    return toResponse(context, errorReply(new ApiError(code)));
  });
  const onError: ErrorHandler<AppEnv> = (error, context) =>
    toResponse(context, errorReply(toApiError(error, context, log)));
  app.onError(onError);
}
