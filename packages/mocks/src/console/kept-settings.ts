import type { MockServer } from '../mock-server.ts';
import { callIds } from '../answers/find-call.ts';
import { faults } from '../answers/faults.ts';

const KEY = 'huella-qa-console';

type Adjustable = Pick<MockServer, 'latency' | 'setLatency' | 'failOnce' | 'pending'>;

function parse(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function restore(server: Adjustable, kept: Record<string, unknown>): void {
  if (typeof kept['latency'] === 'number') server.setLatency(kept['latency']);
  if (!Array.isArray(kept['pending'])) return;
  for (const entry of kept['pending'] as unknown[]) {
    const { callId, fault } = parse(JSON.stringify(entry));
    const known = { callId: callIds.find((id) => id === callId), fault: faults.find((one) => one === fault) };
    if (known.callId && known.fault) server.failOnce(known.callId, known.fault);
  }
}

/** Latency and waiting failures outlive a reload of this tab, so that a first load can be made to fail. */
export function keepSettings(server: Adjustable): void {
  const text = sessionStorage.getItem(KEY);
  if (text !== null) restore(server, parse(text));
  addEventListener('pagehide', () => {
    const settings = { latency: server.latency(), pending: server.pending() };
    sessionStorage.setItem(KEY, JSON.stringify(settings));
  });
}
