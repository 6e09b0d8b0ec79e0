const INVISIBLE = '\\s\\u00AD\\u200B-\\u200F\\u2060\\uFEFF';
const leadingInvisible = new RegExp(`^[${INVISIBLE}]+`);
const trailingInvisible = new RegExp(`(?<![${INVISIBLE}])[${INVISIBLE}]+$`);

/**
 * NFC without blanks at the ends: what is stored of a text (D58, D60a). No-break and zero-width blanks count as blanks, so
 * a text of only those becomes `''` and "required" refuses it.
 */
export function normalizeText(text: string): string {
  return text.normalize('NFC').replace(leadingInvisible, '').replace(trailingInvisible, '');
}

/** {@link normalizeText} with every run of blanks or line ends as one space (D56). */
export function collapseBlanks(text: string): string {
  return normalizeText(text).replace(/\s+/g, ' ');
}

/** Full-width digits, which some keyboards type, as ASCII digits. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}

/** The digits of a text, as ASCII. It drops all else: only for places where that is said to the person. */
export function onlyDigits(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '');
}

/** The number of characters as a person counts them for limits: Unicode code points (D56). */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/**
 * Every word capitalised, blanks collapsed, accents and ñ right: `ñandú maría` → `Ñandú María` (D60a). Parts after a hyphen
 * are words; after an apostrophe too when two letters follow (`O'Higgins`, but `Toby's`). For showing, not for storing.
 */
export function titleCase(text: string): string {
  return collapseBlanks(text)
    .toLocaleLowerCase('es-AR')
    .replace(
      /(^|[\s-])([^\p{L}\p{N}\s-]*)(\p{L})/gu,
      (_, before: string, marks: string, letter: string) =>
        before + marks + letter.toLocaleUpperCase('es-AR'),
    )
    .replace(
      /(['’])(\p{L})(?=\p{L})/gu,
      (_, mark: string, letter: string) => mark + letter.toLocaleUpperCase('es-AR'),
    );
}

/** A text as search compares it: no accents (ñ is n), no case, blanks collapsed. Fold both sides. */
export function foldForSearch(text: string): string {
  return collapseBlanks(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
