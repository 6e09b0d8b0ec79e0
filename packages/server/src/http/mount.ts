import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Ports } from '../ports.ts';
import type { Authenticator } from '../session/authenticator.ts';
import type { AppEnv } from './app-env.ts';
import { catalogueCache } from './catalogue-cache.ts';
import type { Answer, Operation } from './operation.ts';
import { runOperation } from './run-operation.ts';

export interface MountOptions {
  /** Holds every answer against its contract and fails loudly where they differ. For tests. */
  readonly checkResponses: boolean;
}

/** Gives every operation its route. */
export function mountOperations(
  app: Hono<AppEnv>,
  ports: Ports,
  authenticator: Authenticator,
  operations: readonly Operation[],
  { checkResponses }: MountOptions,
): void {
  for (const operation of operations) {
    const { call } = operation;
    const catalogue = operation.cacheable ? catalogueCache(ports) : undefined;
    app.on(call.method, honoPath(call.path), async (context) => {
      context.set('callId', call.id);
      const run = () => runOperation(ports, authenticator, operation, context);
      if (catalogue)
        return catalogue.answer(context, async () => checked(operation, await run(), checkResponses));
      return send(context, checked(operation, await run(), checkResponses));
    });
  }
}

/** The contract writes `{id}`, Hono `:id`. */
export function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function send(context: Context, answer: Answer): Response {
  return context.body(JSON.stringify(answer.body), answer.status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  });
}

function checked({ call }: Operation, answer: Answer, check: boolean): Answer {
  if (!check) return answer;
  const statusFits = answer.status === call.status || answer.status === call.alsoSucceeds;
  if (!statusFits) throw new Error(`${call.id} answered ${answer.status}`);
  z.parse(call.response, answer.body);
  return answer;
}
