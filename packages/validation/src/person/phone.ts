import * as z from 'zod/mini';
import { personMessages } from '../messages.ts';
import { rule, typedLine } from '../rules.ts';
import { onlyDigits, toAsciiDigits } from '../text.ts';

const PHONE = /^[1-9]\d{9}$/;

function compact(text: string): string {
  return toAsciiDigits(text).replace(/[\s()[\]\-‐‑–]/g, '');
}

/**
 * Exactly 10 digits, area code first; blanks, dashes and brackets are stripped. A leading 0, +54 9 or the 15 make it longer
 * and are refused rather than cut off (D55, O-CF-08).
 */
export function phone() {
  return typedLine(personMessages.phone).check(
    z.overwrite(compact),
    rule((text) => PHONE.test(text), personMessages.phone),
  );
}

/** Drops the country's 54, the trunk's 0 and the 9 of mobiles from the front. */
function withoutPrefix(digits: string): string {
  const country = digits.replace(/^00/, '').replace(/^54(?=\d{10})/, '');
  const trunk = country.replace(/^0+/, '');
  return [11, 13].includes(trunk.length) ? trunk.replace(/^9/, '') : trunk;
}

/** Of 12 digits, drops the 15 behind the area code: 2 digits only for 11, else 3 or 4. At most one of those fits. */
function withoutFifteen(digits: string): string {
  if (digits.length !== 12) return digits;
  const areaCodeLengths = digits.startsWith('11') ? [2] : [3, 4];
  const end = areaCodeLengths.find((length) => digits.startsWith('15', length));
  return end === undefined ? digits : digits.slice(0, end) + digits.slice(end + 2);
}

/**
 * The 10 digits that a refused phone most likely means (`011 15 1234-5678` → `1112345678`), to be offered in one tap and
 * never applied silently (D55). Null when the phone is right already or nothing can be made of it.
 */
export function phoneCorrection(text: string): string | null {
  if (PHONE.test(compact(text)) || /\p{L}/u.test(text)) return null;
  const corrected = withoutFifteen(withoutPrefix(onlyDigits(text)));
  return PHONE.test(corrected) ? corrected : null;
}
