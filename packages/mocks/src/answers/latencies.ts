import type { CallId } from '@huella/contract';

export interface Latency {
  readonly all: number;
  readonly calls: Readonly<Partial<Record<CallId, number>>>;
}

export const NO_LATENCY: Latency = { all: 0, calls: {} };

/** Sets the milliseconds of a call, or of all calls without their own; zero removes a call's own. */
export function withLatency(latency: Latency, milliseconds: number, callId?: CallId): Latency {
  if (callId === undefined) return { ...latency, all: milliseconds };
  const { [callId]: _, ...others } = latency.calls;
  return { ...latency, calls: milliseconds > 0 ? { ...others, [callId]: milliseconds } : others };
}

export function latencyOf({ all, calls }: Latency, callId: CallId): number {
  return calls[callId] ?? all;
}
