const SEPARATORS = /[\s\u00A0\u200B\u2060.\-–—/()]/gu;

/** Converts full-width digits (O-CF-09). */
function toPlainDigits(text: string): string {
  return text.replace(/[\uFF10-\uFF19]/gu, (digit) => String.fromCodePoint(digit.codePointAt(0)! - 0xfee0));
}

/** Removes separators; keeps all else, so that wrong characters are rejected, not hidden. */
export function significant(text: string): string {
  return toPlainDigits(text).replace(SEPARATORS, '');
}

/** `'4111111111111111'` in groups of 4 → `'4111 1111 1111 1111'`. Leaves text with other characters as it is. */
export function groupDigits(value: string, size?: number): string {
  if (!size || !/^\d*$/u.test(value)) return value;
  return value.replace(new RegExp(`(\\d{${size}})(?=\\d)`, 'gu'), '$1 ');
}

/** The caret's position after the first `count` significant characters. */
export function caretAfter(shown: string, count: number): number {
  let seen = 0;
  let at = 0;
  while (at < shown.length && seen < count) {
    if (significant(shown.charAt(at))) seen += 1;
    at += 1;
  }
  return at;
}
