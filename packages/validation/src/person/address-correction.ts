import { collapseBlanks, toAsciiDigits } from '../text.ts';

/**
 * Suggests an address without the marks that the rule forbids (`Av. O'Higgins`, `1º B, fondo` → `1 B fondo`). Null if nothing
 * changes or nothing is left.
 */
export function addressCorrection(text: string): string | null {
  const typed = collapseBlanks(text);
  const corrected = collapseBlanks(
    toAsciiDigits(typed)
      .replace(/['’´`"º°ª#]/g, '')
      .replace(/[,;:()]/g, ' '),
  );
  return corrected === typed || corrected === '' ? null : corrected;
}
