import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

const WELL_FORMED = /^[\w.-]{8,64}$/;

/** Gives every request an id, the caller's `X-Request-Id` where it is well formed, and starts its clock. */
export const identify: MiddlewareHandler<AppEnv> = (context, next) => {
  const sent = context.req.header('X-Request-Id');
  context.set('requestId', sent && WELL_FORMED.test(sent) ? sent : crypto.randomUUID());
  context.set('startedAt', performance.now());
  return next();
};
