import type { Latency } from '../answers/latencies.ts';
import type { CallFault } from '../answers/overrides.ts';
import type { Who } from './names.ts';

/** A page's initial state. */
export interface Scenario {
  /** Null leaves the device as it is. */
  readonly who: Who | null;
  readonly faults: readonly CallFault[];
  readonly latency: Latency;
  /** Null leaves the clock as it is; `real` resets it. */
  readonly clock: Date | 'real' | null;
}
