import { compactNumber } from './number-text.ts';

interface Recognizable {
  readonly is_active: boolean;
  readonly bins: readonly string[];
}

/** The length of the prefix (`4`, `51-55`) that a number starts with, or 0. */
function matchedLength(digits: string, bin: string): number {
  const [first = '', last = first] = bin.split('-');
  const start = digits.slice(0, first.length);
  return start.length === first.length && start >= first && start <= last ? first.length : 0;
}

/** The active card brand with the longest matching prefix, as a suggestion; or null. */
export function detectMedium<Medium extends Recognizable>(
  number: string,
  mediums: readonly Medium[],
): Medium | null {
  const digits = compactNumber(number);
  const matches = mediums
    .filter((medium) => medium.is_active)
    .map((medium) => ({
      medium,
      length: Math.max(0, ...medium.bins.map((bin) => matchedLength(digits, bin))),
    }))
    .filter(({ length }) => length > 0)
    .toSorted((left, right) => right.length - left.length);
  return matches[0]?.medium ?? null;
}
