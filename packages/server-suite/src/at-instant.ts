import { createApp } from '@huella/server';
import type { SuiteContext } from './suite-context.ts';

/** The same server at another time, only for this caller. Tokens have expired there: log in again. */
export function atInstant(ctx: SuiteContext, instant: string): SuiteContext {
  const ports = { ...ctx.ports, clock: { now: () => new Date(instant) } };
  return { ...ctx, ports, app: createApp(ports, { checkResponses: true }) };
}
