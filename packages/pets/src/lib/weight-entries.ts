import type { WeightEntry } from '@huella/contract';
import { compareDays } from '@huella/validation/day';

/** A weight entry with the change in kilograms since the one before, null for the first. */
export interface DatedWeight extends WeightEntry {
  change: number | null;
}

/** The weight entries, newest first (specification §9 *Sorting*), each compared with the one before. */
export function weightEntriesOf(history: readonly WeightEntry[]): DatedWeight[] {
  const ascending = history.toSorted((one, other) => compareDays(one.fecha_pesaje, other.fecha_pesaje));
  return ascending
    .map((entry, index) => ({ ...entry, change: changeBetween(ascending[index - 1], entry) }))
    .toReversed();
}

/** In tenths, as weights are: 4.6 − 4.5 is 0.0999… */
function changeBetween(before: WeightEntry | undefined, after: WeightEntry): number | null {
  return before === undefined ? null : (Math.round(after.peso * 10) - Math.round(before.peso * 10)) / 10;
}
