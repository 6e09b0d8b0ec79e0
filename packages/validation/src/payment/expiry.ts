import { type Day, addMonths, argentineDayOf } from '../day/day.ts';
import { normalizeText, toAsciiDigits } from '../text.ts';

const FURTHEST_MONTHS = 240;
/** Month first: `02/28`, `2/28`, `02-2028`, `0228`. */
const monthFirst = /^(?:(0?[1-9]|1[0-2])[/.\-‐‑–—]|(0[1-9]|1[0-2]))(?:20)?(\d{2})$/;
/** Year first, as files and password managers write it: `2028-02`, `202802`. */
const yearFirst = /^20(\d{2})[/.\-‐‑–—]?(0[1-9]|1[0-2])$/;

/** `YYYY-MM`, or null: month 13 does not roll over (O-DT-07). */
function toMonth(text: string): string | null {
  const typed = toAsciiDigits(normalizeText(text)).replace(/\s/g, '').replace('／', '/');
  const [, marked, bare, year] = monthFirst.exec(typed) ?? [];
  const month = marked ?? bare;
  if (month && year) return `20${year}-${month.padStart(2, '0')}`;
  const [, shortYear, lastMonth] = yearFirst.exec(typed) ?? [];
  return shortYear && lastMonth ? `20${shortYear}-${lastMonth}` : null;
}

/** `MM/YY`, or null. */
export function parseExpiry(text: string): string | null {
  const month = toMonth(text);
  return month === null ? null : `${month.slice(5)}/${month.slice(2, 4)}`;
}

/** `YYYY-MM`: from next month to 240 months from now, inclusive (D16). */
export function expiryRange(today: Day): { min: string; max: string } {
  const thisMonth = `${today.slice(0, 7)}-01`;
  return {
    min: addMonths(thisMonth, 1).slice(0, 7),
    max: addMonths(thisMonth, FURTHEST_MONTHS).slice(0, 7),
  };
}

/** Compares whole months, never days (O-DT-08). */
export function isExpiryInside(text: string, today: Day): boolean {
  const month = toMonth(text);
  const { min, max } = expiryRange(today);
  return month !== null && month >= min && month <= max;
}

/** `YYYY-MM-01T00:00:00-03:00` for the wire's `vencimiento` (D16), or null. */
export function expiryToInstant(text: string): string | null {
  const month = toMonth(text);
  return month === null ? null : `${month}-01T00:00:00-03:00`;
}

/** `MM/YY` of the wire's `vencimiento` in Argentine time, or null. */
export function instantToExpiry(instant: string): string | null {
  const date = new Date(instant);
  if (!/^20\d{2}-\d{2}-\d{2}T/.test(instant) || Number.isNaN(date.getTime())) return null;
  const day = argentineDayOf(date);
  return `${day.slice(5, 7)}/${day.slice(2, 4)}`;
}
