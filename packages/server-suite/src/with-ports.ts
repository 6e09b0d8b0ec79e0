import { createApp, type Ports } from '@huella/server';
import type { SuiteContext } from './suite-context.ts';

/** The same server with something outside it that fails, or takes its time, as given. */
export function withPorts(ctx: SuiteContext, changes: Partial<Ports>): SuiteContext {
  const ports = { ...ctx.ports, ...changes };
  return { ...ctx, ports, app: createApp(ports) };
}
