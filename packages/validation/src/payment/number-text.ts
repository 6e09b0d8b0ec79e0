import { normalizeText, toAsciiDigits } from '../text.ts';

/** A pasted card or account number without blanks and dashes (D53). Letters stay, so that the rule refuses them. */
export function compactNumber(text: string): string {
  return toAsciiDigits(normalizeText(text)).replace(/[\s\-‐‑–—]/g, '');
}
