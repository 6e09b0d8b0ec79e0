import { areaCodes } from '../person/area-codes.ts';
import { toAsciiDigits } from '../text.ts';

interface ArgentinePhone {
  /** Ten digits, area code first. */
  readonly digits: string;
  /** `mobile` with the 9 or the 15, `land` with the 54 or the 0 but neither of those; ten digits alone may be either. */
  readonly line: 'mobile' | 'land' | 'either';
}

const TYPED = /^(?<country>\+54|54(?=\d{10}))?(?<trunk>0)?(?<nine>9)?(?<rest>\d+)$/;
/** Subscriber numbers never begin with 0 or 1. */
const SUBSCRIBER = /^[2-9]/;
const LONGEST_FIRST = [4, 3, 2];

/** The digits of a phone, after a `+` if given (`00` counts as one); null unless 6 to 15 digits with usual separators. */
export function compactPhone(typed: string): string | null {
  const compact = toAsciiDigits(typed)
    .replace(/[\s().\-‐‑–]/g, '')
    .replace(/^00/, '+');
  return /^\+?\d{6,15}$/.test(compact) ? compact : null;
}

/** Parses the output of {@link compactPhone}; null without an existing area code. */
export function argentinePhone(compact: string): ArgentinePhone | null {
  const { country, trunk, nine, rest = '' } = TYPED.exec(compact)?.groups ?? {};
  const short = withoutFifteen(rest);
  const digits = short ?? rest;
  if (digits.length !== 10 || !SUBSCRIBER.test(digits.slice(areaCodeLength(digits)))) return null;
  if (nine || short !== null) return { digits, line: 'mobile' };
  return { digits, line: country || trunk ? 'land' : 'either' };
}

/** Removes the 15 after the area code from 12 digits; null if there is none. At most one area code fits. */
function withoutFifteen(digits: string): string | null {
  const end = LONGEST_FIRST.find(
    (length) => areaCodes.has(digits.slice(0, length)) && digits.startsWith('15', length),
  );
  return digits.length === 12 && end !== undefined ? digits.slice(0, end) + digits.slice(end + 2) : null;
}

/** The length of the area code, or of all digits if there is none. Longest first, because 2202 exists beside 220. */
function areaCodeLength(digits: string): number {
  return LONGEST_FIRST.find((length) => areaCodes.has(digits.slice(0, length))) ?? digits.length;
}
