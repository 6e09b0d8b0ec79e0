import type { Visit } from './visit.ts';

export interface Bar {
  label: string;
  figure: keyof Visit;
  atMost: number;
  against: 'floor' | 'login' | 'itself';
}

export const BARS: readonly Bar[] = [
  { label: 'login', figure: 'scriptKB', atMost: 1.05, against: 'floor' },
  { label: 'login', figure: 'lcp', atMost: 1, against: 'floor' },
  { label: 'login', figure: 'live', atMost: 1.05, against: 'floor' },
  { label: 'login', figure: 'warmLcp', atMost: 1, against: 'floor' },
  { label: 'login', figure: 'cls', atMost: 0.05, against: 'itself' },
  { label: 'login', figure: 'earlyTap', atMost: 1, against: 'floor' },
  { label: 'login', figure: 'lateTap', atMost: 0.45, against: 'floor' },
  { label: 'slides', figure: 'scriptKB', atMost: 1.05, against: 'login' },
  { label: 'slides', figure: 'lcp', atMost: 1.05, against: 'login' },
  { label: 'slides', figure: 'live', atMost: 1.05, against: 'login' },
  { label: 'slides', figure: 'cls', atMost: 0.05, against: 'itself' },
  { label: 'home', figure: 'scriptKB', atMost: 1.4, against: 'floor' },
  { label: 'details', figure: 'earlyTap', atMost: 1, against: 'floor' },
  { label: 'details', figure: 'lateTap', atMost: 1, against: 'floor' },
];

export type Rounds = ReadonlyMap<string, readonly Visit[]>;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function figures(rounds: Rounds, label: string, figure: keyof Visit): number[] {
  return (rounds.get(label) ?? []).map((visit) => visit[figure] ?? Number.NaN);
}

export interface Spread {
  median: number;
  least: number;
  most: number;
}

export function measured(rounds: Rounds, { label, figure, against }: Bar): Spread {
  const own = figures(rounds, label, figure);
  const others = against === 'itself' ? own.map(() => 1) : figures(rounds, against, figure);
  const values = own.map((value, round) => value / others[round]!);
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) };
}
