import type { Context } from 'hono';
import type { AppEnv, Identity } from './app-env.ts';

const WELL_FORMED = /^[\w.-]{8,64}$/;

/**
 * A request's id, the caller's `X-Request-Id` where it is well formed, and when its work began. A handler asks first
 * thing; middleware for it would cost every request another turn.
 */
export function identify(context: Context<AppEnv>): Identity {
  const known = context.get('identity');
  if (known) return known;
  const sent = context.req.header('X-Request-Id');
  const requestId = sent && WELL_FORMED.test(sent) ? sent : crypto.randomUUID();
  const identity = { requestId, startedAt: performance.now() };
  context.set('identity', identity);
  return identity;
}
