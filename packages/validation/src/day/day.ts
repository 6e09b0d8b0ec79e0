import { toAsciiDigits } from '../text.ts';

/** A calendar day without a time zone, `YYYY-MM-DD` (D15). Computed in whole numbers, so that no device's zone shifts it. */
export type Day = string;

interface Parts {
  year: number;
  month: number;
  day: number;
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

const argentineDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Argentina/Buenos_Aires',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today in Argentina, whatever the device's zone (D15). */
export function todayInArgentina(now: Date = new Date()): Day {
  return argentineDayOf(now);
}

/** The day of an instant in Argentina. */
export function argentineDayOf(instant: Date): Day {
  const parts = Object.fromEntries(
    argentineDay.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}

/** `month` from 1 to 12. */
function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

function exists({ year, month, day }: Parts): boolean {
  return year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

function toDay({ year, month, day }: Parts): Day {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const dayFirst = /^(?<day>\d{1,2})(?<mark>[/-])(?<month>\d{1,2})\k<mark>(?<year>\d{4})$/;
const yearFirst = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;

/** Reads DD/MM/YYYY, DD-MM-YYYY, D/M/YYYY and YYYY-MM-DD; null for all else and for days that do not exist. */
export function parseDay(text: string): Day | null {
  const typed = toAsciiDigits(text).trim();
  const parts = read(dayFirst, typed) ?? read(yearFirst, typed);
  return parts && toDay(parts);
}

function read(form: RegExp, text: string): Parts | null {
  const groups = form.exec(text)?.groups;
  if (!groups) return null;
  const parts = { year: Number(groups['year']), month: Number(groups['month']), day: Number(groups['day']) };
  return exists(parts) ? parts : null;
}

/** Whether a text is an existing day in the form `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return read(yearFirst, text) !== null;
}

/** Throws a RangeError for a text that is not a day. */
function partsOf(day: Day): Parts {
  const parts = read(yearFirst, day);
  if (parts === null) throw new RangeError(`Not a day: ${day}`);
  return parts;
}

/** Negative when `left` is earlier, positive when later, 0 for the same day. */
export function compareDays(left: Day, right: Day): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** `count` may be negative. */
export function addDays(day: Day, count: number): Day {
  const { year, month, day: date } = partsOf(day);
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
}

/** Negative when `to` is before `from`. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS;
}

/** The same date `count` months later, or the first of the next month if it does not exist (D50). `count` may be negative. */
export function addMonths(day: Day, count: number): Day {
  const from = partsOf(day);
  const months = from.year * 12 + from.month - 1 + count;
  const moved = { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1, day: from.day };
  return exists(moved)
    ? toDay(moved)
    : addDays(toDay({ ...moved, day: 28 }), daysInMonth(moved.year, moved.month) - 27);
}

/** Like `addMonths`, but a date that the month lacks becomes its last, so that due dates are never skipped (D103). */
export function addMonthsClamped(day: Day, count: number): Day {
  const moved = addMonths(day, count);
  return moved.endsWith(day.slice(-2)) ? moved : addDays(moved, -partsOf(moved).day);
}

/** 29 February becomes 1 March in common years (D50). */
export function addYears(day: Day, count: number): Day {
  return addMonths(day, count * 12);
}

/** `DD-MM-YYYY`, only for `fechaNac` in a change request (D15). */
export function toDayMonthYear(day: Day): string {
  return day.split('-').toReversed().join('-');
}

/** `DD/MM/YYYY`, for display. */
export function formatDay(day: Day): string {
  return day.split('-').toReversed().join('/');
}

/** `DD/MM/YYYY` in Argentina of an ISO instant, for display. */
export function formatInstantDay(instant: string): string {
  return formatDay(argentineDayOf(new Date(instant)));
}

/** Completed years and months; a birthday on 29 February is 1 March in common years (D50). `today` is not before `birth`. */
export function ageOn(birth: Day, today: Day): { years: number; months: number } {
  const from = partsOf(birth);
  const to = partsOf(today);
  const begun = (to.year - from.year) * 12 + to.month - from.month;
  const completed = to.day < from.day ? begun - 1 : begun;
  return { years: Math.floor(completed / 12), months: completed % 12 };
}
