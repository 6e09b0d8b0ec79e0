import { createApp } from '@huella/server';
import type { SuiteContext } from './suite-context.ts';

/** The same server at another time, without moving the time of the other tests. Tokens of now are over there: log in again. */
export function atInstant(ctx: SuiteContext, instant: string): SuiteContext {
  const ports = { ...ctx.ports, clock: { now: () => new Date(instant) } };
  return { ...ctx, ports, app: createApp(ports, { checkResponses: true }) };
}
