import type { Context, Hono } from 'hono';
import type { Ports } from '../ports.ts';
import type { AppEnv } from './app-env.ts';
import { Refusal } from './refusal.ts';

/** Turns whatever was thrown into an answer of D26. Only what we did not foresee is logged, without any body. */
export function answerErrors(
  app: Hono<AppEnv>,
  { log }: Ports,
  isKnownPath: (path: string) => boolean,
): void {
  app.notFound((context) =>
    refuse(context, new Refusal(isKnownPath(context.req.path) ? 'method_not_allowed' : 'not_found')),
  );
  app.onError((error, context) => {
    if (error instanceof Refusal) return refuse(context, error);
    log.error('unexpected', {
      requestId: context.get('requestId') ?? 'none',
      call: context.get('callId') ?? 'none',
      name: error.name,
      stack: (error.stack ?? '').split('\n').slice(1, 8).join('\n'),
    });
    return refuse(context, new Refusal('internal_error'));
  });
}

function refuse(context: Context<AppEnv>, { body, status, details }: Refusal): Response {
  return context.body(JSON.stringify(body), status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...details.headers,
  });
}
