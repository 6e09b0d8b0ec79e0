import type { Context, ErrorHandler } from 'hono';
import type { Log, Ports } from '../ports.ts';
import type { AppEnv, ServerApp } from './app-env.ts';
import { Refusal } from './refusal.ts';
import { identify } from './request-id.ts';
import { jsonHeaders, type Outcome, type Respond } from './respond.ts';

/** A refusal as D26 writes it. */
function refusalOutcome({ body, status, details }: Refusal): Outcome {
  return { status, body: JSON.stringify(body), headers: { ...jsonHeaders, ...details.headers } };
}

/** Whatever was thrown, as a refusal. Only what we did not foresee is logged, without its message and any body. */
export function toRefusal(error: unknown, context: Context<AppEnv>, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  const { name, stack = '' } = error instanceof Error ? error : new Error('something else was thrown');
  const places = stack.split('\n').filter((line) => line.startsWith('    at '));
  log.error('unexpected', {
    requestId: identify(context).requestId,
    call: context.get('callId') ?? 'none',
    name,
    stack: places.slice(0, 7).join('\n'),
  });
  return new Refusal('internal_error');
}

/** Turns whatever was thrown into an answer. */
export function answerErrors(
  app: ServerApp,
  { log }: Pick<Ports, 'log'>,
  respond: Respond,
  isKnownPath: (path: string) => boolean,
): void {
  app.notFound((context) => {
    const code = isKnownPath(context.req.path) ? 'method_not_allowed' : 'not_found';
    return respond(context, refusalOutcome(new Refusal(code)));
  });
  const onError: ErrorHandler<AppEnv> = (error, context) =>
    respond(context, refusalOutcome(toRefusal(error, context, log)));
  app.onError(onError);
}
