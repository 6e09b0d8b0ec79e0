import { compactNumber } from './number-text.ts';

/** Inserts a space after each `size` characters: `4111 1111 1111 1111`. Cuts nothing off. */
export function groupDigits(text: string, size: number): string {
  const characters = Array.from(compactNumber(text));
  return characters
    .map((character, index) => (index > 0 && index % size === 0 ? ` ${character}` : character))
    .join('');
}
