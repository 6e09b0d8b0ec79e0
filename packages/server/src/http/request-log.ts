import type { MiddlewareHandler } from 'hono';
import type { Log } from '../ports.ts';
import type { AppEnv } from './app-env.ts';

const WELL_FORMED = /^[\w.-]{8,64}$/;

/**
 * Gives every request an id (the caller's `X-Request-Id` where it is well formed), answers it, and writes one line per
 * request: the route's pattern rather than the address, because addresses may carry ids and links.
 */
export function requestLog(log: Log): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const sent = context.req.header('X-Request-Id');
    const requestId = sent && WELL_FORMED.test(sent) ? sent : crypto.randomUUID();
    context.set('requestId', requestId);
    const start = performance.now();
    await next();
    context.res.headers.set('X-Request-Id', requestId);
    log.info('request', {
      requestId,
      method: context.req.method,
      call: context.get('callId') ?? 'none',
      status: context.res.status,
      milliseconds: Math.round((performance.now() - start) * 10) / 10,
    });
  };
}
