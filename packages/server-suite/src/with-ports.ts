import { createApp, type Ports } from '@huella/server';
import type { SuiteContext } from './suite-context.ts';

/** The same server with other ports, for failures and delays. */
export function withPorts(ctx: SuiteContext, changes: Partial<Ports>): SuiteContext {
  const ports = { ...ctx.ports, ...changes };
  return { ...ctx, ports, app: createApp(ports) };
}
