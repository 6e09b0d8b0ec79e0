import * as z from 'zod/mini';
import { personMessages } from '../messages.ts';
import { rule, singleLine } from '../rules.ts';
import { onlyDigits, toAsciiDigits } from '../text.ts';

const PHONE = /^[1-9]\d{9}$/;

function compact(text: string): string {
  return toAsciiDigits(text).replace(/[\s()[\]\-‐‑–]/g, '');
}

/**
 * Exactly 10 digits, area code first; strips blanks, dashes and brackets. Rejects a leading 0, +54 9 or the 15 instead of cutting
 * them off (D55, O-CF-08).
 */
export function phone() {
  return singleLine(personMessages.phone).check(
    z.overwrite(compact),
    rule((text) => PHONE.test(text), personMessages.phone),
  );
}

/** Drops the country code 54, the trunk 0 and the 9 of mobiles. */
function withoutPrefix(digits: string): string {
  const country = digits.replace(/^00/, '').replace(/^54(?=\d{10})/, '');
  const trunk = country.replace(/^0+/, '');
  return [11, 13].includes(trunk.length) ? trunk.replace(/^9/, '') : trunk;
}

/** Drops the 15 after the area code from 12 digits: 2 digits for 11, else 3 or 4. At most one of those fits. */
function withoutFifteen(digits: string): string {
  if (digits.length !== 12) return digits;
  const areaCodeLengths = digits.startsWith('11') ? [2] : [3, 4];
  const end = areaCodeLengths.find((length) => digits.startsWith('15', length));
  return end === undefined ? digits : digits.slice(0, end) + digits.slice(end + 2);
}

/**
 * Suggests the 10 digits of a rejected phone (`011 15 1234-5678` → `1112345678`), never applied silently (D55). Null if the phone
 * is valid or cannot be corrected.
 */
export function phoneCorrection(text: string): string | null {
  if (PHONE.test(compact(text)) || /\p{L}/u.test(text)) return null;
  const corrected = withoutFifteen(withoutPrefix(onlyDigits(text)));
  return PHONE.test(corrected) ? corrected : null;
}

/** The area code of 10 digits, or null if unknown. Only for a hint, never to reject. */
export async function areaCodeOf(digits: string): Promise<string | null> {
  const { areaCodes } = await import('./area-codes.ts');
  return [2, 3, 4].map((length) => digits.slice(0, length)).find((code) => areaCodes.has(code)) ?? null;
}
