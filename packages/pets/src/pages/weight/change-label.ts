import { formatKilograms } from '@huella/validation/number';
import { copy } from './copy.ts';

/** A change since the weighing before in words, not only by a sign: "0,5 kg más". */
export function changeLabel(change: number | null): string {
  if (change === null) return copy.change.first;
  if (change === 0) return copy.change.same;
  const weight = formatKilograms(Math.abs(change));
  return change > 0 ? copy.change.more(weight) : copy.change.less(weight);
}
