import * as z from 'zod/mini';
import { personMessages } from '../messages.ts';
import { rule, singleLine } from '../rules.ts';
import { toAsciiDigits } from '../text.ts';

function compact(text: string): string {
  return toAsciiDigits(text).replace(/[\s.]/g, '');
}

/** Exactly 8 digits; strips dots and blanks, keeps a leading zero (D52). */
export function dni() {
  return singleLine(personMessages.dni).check(
    z.overwrite(compact),
    rule((text) => /^\d{8}$/.test(text), personMessages.dni),
  );
}

/** Suggests a 0 before seven digits (D52). Null otherwise. */
export function dniHint(text: string): string | null {
  const digits = compact(text);
  return /^\d{7}$/.test(digits) ? `0${digits}` : null;
}
