import { createApp, type Ports } from '@huella/server';
import type { Bench } from './home.ts';

/** The same server with something outside it that fails, or takes its time, as given. */
export function withPorts(bench: Bench, changes: Partial<Ports>): Bench {
  const ports = { ...bench.ports, ...changes };
  return { ...bench, ports, app: createApp(ports) };
}
