import type { Latency } from '../answers/latencies.ts';
import type { CallFault } from '../answers/overrides.ts';
import type { Who } from './names.ts';

/** What a page begins with. */
export interface Scenario {
  /** Null: as the device is. */
  readonly who: Who | null;
  readonly faults: readonly CallFault[];
  readonly latency: Latency;
  /** Null: as it is; `real`: real time. */
  readonly clock: Date | 'real' | null;
}
