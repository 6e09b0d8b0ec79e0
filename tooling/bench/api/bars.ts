import { percentile } from './percentile.ts';
import type { Samples } from './rounds.ts';

interface Bar {
  readonly label: string;
  readonly share: 0.5 | 0.99;
  /** Times the bare route. */
  readonly atMost: number;
}

const bars: readonly Bar[] = [
  { label: 'read', share: 0.5, atMost: 2.5 },
  { label: 'read', share: 0.99, atMost: 3 },
  { label: 'write', share: 0.5, atMost: 4 },
];

/** The figures of every bar: milliseconds and, in the same round, times the bare route; medians over the rounds. */
export function compare(samples: Samples) {
  return bars.map(({ label, share, atMost }) => {
    const own = perRound(samples, label, share);
    const bare = perRound(samples, 'bare', share);
    const ratio = percentile(
      own.map((value, round) => value / (bare[round] ?? Number.NaN)),
      0.5,
    );
    return {
      call: label,
      figure: `p${share * 100}`,
      bare: `${percentile(bare, 0.5).toFixed(3)} ms`,
      milliseconds: `${percentile(own, 0.5).toFixed(3)} ms`,
      ratio: `${ratio.toFixed(2)}×`,
      bar: `${atMost}×`,
      met: ratio <= atMost,
    };
  });
}

function perRound(samples: Samples, label: string, share: number): number[] {
  return (samples.get(label) ?? []).map((round) => percentile(round, share));
}
