import type { ErrorHandler } from 'hono';
import type { Ports } from '../ports.ts';
import type { AppEnv, ServerApp } from './app-env.ts';
import { Refusal } from './refusal.ts';
import { jsonHeaders, type Outcome, type Respond } from './respond.ts';

/** A refusal as D26 writes it. */
export function refusalOutcome({ body, status, details }: Refusal): Outcome {
  return { status, text: JSON.stringify(body), headers: { ...jsonHeaders, ...details.headers } };
}

/** Turns whatever was thrown into an answer. Only what we did not foresee is logged, without any body. */
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
  const onError: ErrorHandler<AppEnv> = (error, context) => {
    if (error instanceof Refusal) return respond(context, refusalOutcome(error));
    log.error('unexpected', {
      requestId: context.get('requestId'),
      call: context.get('callId') ?? 'none',
      name: error.name,
      stack: (error.stack ?? '').split('\n').slice(1, 8).join('\n'),
    });
    return respond(context, refusalOutcome(new Refusal('internal_error')));
  };
  app.onError(onError);
}
