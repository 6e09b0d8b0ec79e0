import { formatKilograms } from '@huella/validation/number';
import { copy } from './copy.ts';

/** The change since the entry before in words, not only a sign: "0,5 kg más". */
export function changeLabel(change: number | null): string {
  if (change === null) return copy.change.first;
  if (change === 0) return copy.change.same;
  const weight = formatKilograms(Math.abs(change));
  return change > 0 ? copy.change.more(weight) : copy.change.less(weight);
}
