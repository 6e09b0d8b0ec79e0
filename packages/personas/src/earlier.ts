import type { Ports } from '@huella/server';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export function earlier(ports: Ports, milliseconds: number): Ports {
  const { clock } = ports;
  return { ...ports, clock: { now: () => new Date(clock.now().getTime() - milliseconds) } };
}
