import { compactNumber } from './number-text.ts';

/** A number in groups of `size`, with a space between: `4111 1111 1111 1111`. Nothing that was typed is cut off. */
export function groupDigits(text: string, size: number): string {
  const characters = Array.from(compactNumber(text));
  return characters
    .map((character, place) => (place > 0 && place % size === 0 ? ` ${character}` : character))
    .join('');
}
