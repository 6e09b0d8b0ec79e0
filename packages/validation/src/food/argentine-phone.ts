import { areaCodes } from '../person/area-codes.ts';
import { toAsciiDigits } from '../text.ts';

/** A phone of Argentina as it was typed. */
interface ArgentinePhone {
  /** Ten digits, area code first. */
  readonly digits: string;
  /** `mobile` behind the 9 or with the 15, `land` behind the 54 or the 0 and with neither; ten digits alone may be either. */
  readonly line: 'mobile' | 'land' | 'either';
}

const TYPED = /^(?<country>\+54|54(?=\d{10}))?(?<trunk>0)?(?<nine>9)?(?<rest>\d+)$/;
/** No area has subscribers behind 0 or 1: those begin services, and the 15. */
const SUBSCRIBER = /^[2-9]/;
const LONGEST_FIRST = [4, 3, 2];

/**
 * The digits of a typed phone behind a `+`, if it has one; `00` counts as one. Null where there are fewer than 6 or more than 15, or
 * anything else than blanks, brackets, dots and dashes between them.
 */
export function compactPhone(typed: string): string | null {
  const compact = toAsciiDigits(typed)
    .replace(/[\s().\-‐‑–]/g, '')
    .replace(/^00/, '+');
  return /^\+?\d{6,15}$/.test(compact) ? compact : null;
}

/** What phone of Argentina {@link compactPhone} gave, with an area code that exists; null where it is none. */
export function argentinePhone(compact: string): ArgentinePhone | null {
  const { country, trunk, nine, rest = '' } = TYPED.exec(compact)?.groups ?? {};
  const short = withoutFifteen(rest);
  const digits = short ?? rest;
  if (digits.length !== 10 || !SUBSCRIBER.test(digits.slice(areaCodeLength(digits)))) return null;
  if (nine || short !== null) return { digits, line: 'mobile' };
  return { digits, line: country || trunk ? 'land' : 'either' };
}

/** Of 12 digits, what is left without the 15 behind the area code; null where there is none. At most one place fits. */
function withoutFifteen(digits: string): string | null {
  const end = LONGEST_FIRST.find(
    (length) => areaCodes.has(digits.slice(0, length)) && digits.startsWith('15', length),
  );
  return digits.length === 12 && end !== undefined ? digits.slice(0, end) + digits.slice(end + 2) : null;
}

/** How long the area code at the front is; all of them where there is none. 2202 is one of its own beside 220. */
function areaCodeLength(digits: string): number {
  return LONGEST_FIRST.find((length) => areaCodes.has(digits.slice(0, length))) ?? digits.length;
}
