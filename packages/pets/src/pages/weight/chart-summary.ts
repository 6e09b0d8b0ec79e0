import type { WeightEntry } from '@huella/contract';
import { formatDay } from '@huella/validation/day';
import { formatKilograms } from '@huella/validation/number';
import { copy } from './copy.ts';

/** The chart in a sentence: count, first, last, lightest, heaviest. Takes the entries oldest first. */
export function chartSummary(ascending: readonly WeightEntry[]): string {
  const [first, last] = [ascending[0], ascending.at(-1)];
  if (first === undefined || last === undefined) return copy.chart.title;
  const weights = ascending.map(({ peso }) => peso);
  const low = formatKilograms(Math.min(...weights));
  const high = formatKilograms(Math.max(...weights));
  return copy.chart.summary(ascending.length, describe(first), describe(last), low, high);
}

function describe({ peso, fecha_pesaje }: WeightEntry): string {
  return copy.chart.weightEntry(formatKilograms(peso), formatDay(fecha_pesaje));
}
