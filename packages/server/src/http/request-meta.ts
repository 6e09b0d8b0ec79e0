import type { Context } from 'hono';
import type { AppEnv, RequestMeta } from './app-env.ts';

const WELL_FORMED = /^[\w.-]{8,64}$/;

/** Reuses a well-formed `X-Request-Id`. Called by the handler: middleware would cost every request an async step. */
export function requestMetaOf(context: Context<AppEnv>): RequestMeta {
  const known = context.get('requestMeta');
  if (known) return known;
  const sent = context.req.header('X-Request-Id');
  const requestId = sent && WELL_FORMED.test(sent) ? sent : crypto.randomUUID();
  const requestMeta = { requestId, startedAt: performance.now() };
  context.set('requestMeta', requestMeta);
  return requestMeta;
}
