import { createApp } from '@huella/server';
import type { Bench } from './home.ts';

/** The same server at another time, without moving the time of the other tests. Tokens of now are over there: log in anew. */
export function atInstant(bench: Bench, instant: string): Bench {
  const ports = { ...bench.ports, clock: { now: () => new Date(instant) } };
  return { ...bench, ports, app: createApp(ports, { checkResponses: true }) };
}
