import type { CallId } from '@huella/contract';

/** Milliseconds that calls take longer. */
export interface Latency {
  /** Of every call that has none of its own. */
  readonly all: number;
  readonly calls: Readonly<Partial<Record<CallId, number>>>;
}

export const NO_LATENCY: Latency = { all: 0, calls: {} };

/** Sets the milliseconds of one call, or of all that have none of their own; zero of one call ends its own. */
export function withLatency(latency: Latency, milliseconds: number, callId?: CallId): Latency {
  if (callId === undefined) return { ...latency, all: milliseconds };
  const { [callId]: _, ...others } = latency.calls;
  return { ...latency, calls: milliseconds > 0 ? { ...others, [callId]: milliseconds } : others };
}

export function latencyOf({ all, calls }: Latency, callId: CallId): number {
  return calls[callId] ?? all;
}
