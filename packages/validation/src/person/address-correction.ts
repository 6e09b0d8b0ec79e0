import { collapseBlanks, toAsciiDigits } from '../text.ts';

/**
 * An address without the marks that its rule forbids but people write (`Av. O'Higgins`, `1º B, fondo` → `1 B fondo`), to be
 * offered in one tap. Null when there is nothing to take away or nothing would be left.
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
