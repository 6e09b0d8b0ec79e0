import { normalizeText, toAsciiDigits } from '../text.ts';

/** Removes blanks and dashes from a card or account number (D53). Keeps letters, so that the rule rejects them. */
export function compactNumber(text: string): string {
  return toAsciiDigits(normalizeText(text)).replace(/[\s\-‐‑–—]/g, '');
}

/** Inserts a space after each `size` characters: `4111 1111 1111 1111`. Cuts nothing off. */
export function groupDigits(text: string, size: number): string {
  const characters = Array.from(compactNumber(text));
  return characters
    .map((character, index) => (index > 0 && index % size === 0 ? ` ${character}` : character))
    .join('');
}
