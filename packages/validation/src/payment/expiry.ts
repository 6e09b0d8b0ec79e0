import { addMonths, type Day, todayInArgentina } from '../day/day.ts';
import { toAsciiDigits } from '../text.ts';

const FURTHEST_MONTHS = 240;
const monthAndYear = /^(0[1-9]|1[0-2])\/(\d{2})$/;

/** `YYYY-MM` of a typed `MM/YY`, or null: month 13 is no month and rolls nowhere (O-DT-07). */
function toMonth(text: string): string | null {
  const [, month, year] = monthAndYear.exec(toAsciiDigits(text).replace(/\s/g, '')) ?? [];
  return month && year ? `20${year}-${month}` : null;
}

/** The months, `YYYY-MM`, that a card may expire in: the next one to 240 months from now, inclusive (D16). */
export function expiryWindow(today: Day): { min: string; max: string } {
  const thisMonth = `${today.slice(0, 7)}-01`;
  return {
    min: addMonths(thisMonth, 1).slice(0, 7),
    max: addMonths(thisMonth, FURTHEST_MONTHS).slice(0, 7),
  };
}

/** Whether a typed `MM/YY` is a month inside the window. Whole months are compared, never days (O-DT-08). */
export function isExpiryInside(text: string, today: Day): boolean {
  const month = toMonth(text);
  const { min, max } = expiryWindow(today);
  return month !== null && month >= min && month <= max;
}

/** The wire's `vencimiento` of a typed `MM/YY`: `YYYY-MM-01T00:00:00-03:00` (D16). Null for what is no month. */
export function expiryToInstant(text: string): string | null {
  const month = toMonth(text);
  return month === null ? null : `${month}-01T00:00:00-03:00`;
}

/** `MM/YY` of the wire's `vencimiento`, in Argentine time whatever its offset. Null for what is no instant of this century. */
export function instantToExpiry(instant: string): string | null {
  const date = new Date(instant);
  if (!/^20\d{2}-\d{2}-\d{2}T/.test(instant) || Number.isNaN(date.getTime())) return null;
  const day = todayInArgentina(date);
  return `${day.slice(5, 7)}/${day.slice(2, 4)}`;
}
