import { percentile } from './percentile.ts';
import type { Samples } from './rounds.ts';

interface Figure {
  readonly label: string;
  /** The bare route that it is a ratio to, with as many connections. */
  readonly against: string;
  readonly share: 0.5 | 0.99;
  /** Times the bare route. Absent: worth knowing, but nobody asked for a bar. */
  readonly atMost?: number;
}

const figures: readonly Figure[] = [
  { label: 'read', against: 'bare', share: 0.5, atMost: 2.5 },
  { label: 'read', against: 'bare', share: 0.99, atMost: 3 },
  { label: 'write', against: 'bare', share: 0.5, atMost: 4 },
  { label: 'write ×16', against: 'bare ×16', share: 0.5 },
];

/** All figures: milliseconds and, in the same round, times the bare route; medians over the rounds. */
export function compare(samples: Samples) {
  return figures.map(({ label, against, share, atMost }) => {
    const own = perRound(samples, label, share);
    const bare = perRound(samples, against, share);
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
      bar: atMost === undefined ? '–' : `${atMost}×`,
      met: atMost === undefined || ratio <= atMost,
    };
  });
}

function perRound(samples: Samples, label: string, share: number): number[] {
  return (samples.get(label) ?? []).map((round) => percentile(round, share));
}
