import { normalizeText, toAsciiDigits } from '../text.ts';

/** Removes blanks and dashes from a card or account number (D53). Keeps letters, so that the rule rejects them. */
export function compactNumber(text: string): string {
  return toAsciiDigits(normalizeText(text)).replace(/[\s\-‐‑–—]/g, '');
}
