import { percentile } from './percentile.ts';
import type { Samples } from './rounds.ts';

interface Figure {
  readonly call: string;
  readonly share: 0.5 | 0.99;
  readonly atMost: number;
}

const figures: readonly Figure[] = [
  { call: 'read', share: 0.5, atMost: 1 },
  { call: 'read ×16', share: 0.5, atMost: 0.75 },
  { call: 'write', share: 0.5, atMost: 1.2 },
  { call: 'write ×16', share: 0.5, atMost: 1.2 },
  ...['read', 'read ×16', 'write', 'write ×16'].map((call) => ({ call, share: 0.99 as const, atMost: 1.3 })),
];

/** Milliseconds and, by round, the ratio to the peer; medians over the rounds, with the range of the ratios. */
export function compare(samples: Samples) {
  return figures.map(({ call, share, atMost }) => {
    const own = perRound(samples, `ours ${call}`, share);
    const peer = perRound(samples, `peer ${call}`, share);
    const ratios = own.map((value, round) => value / (peer[round] ?? Number.NaN));
    const ratio = percentile(ratios, 0.5);
    return {
      call,
      figure: `p${share * 100}`,
      peer: `${percentile(peer, 0.5).toFixed(3)} ms`,
      ours: `${percentile(own, 0.5).toFixed(3)} ms`,
      ratio: `${ratio.toFixed(2)}×`,
      spread: `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
      bar: `${atMost}×`,
      met: ratio <= atMost,
    };
  });
}

/** Milliseconds: the median over the rounds of their medians. */
export function medianOf(samples: Samples, label: string): number {
  return percentile(perRound(samples, label, 0.5), 0.5);
}

function perRound(samples: Samples, label: string, share: number): number[] {
  return (samples.get(label) ?? []).map((round) => percentile(round, share));
}
