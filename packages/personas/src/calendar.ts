import { DAY } from './earlier.ts';

/** The first of the month `months` before `now` in Argentina, `YYYY-MM-DD`: a day that every month has. */
export function firstOfMonthBefore(now: Date, months: number): string {
  return firstOfMonthAfter(now, -months);
}

/** The first of the month `months` after `now` in Argentina, `YYYY-MM-DD`. */
export function firstOfMonthAfter(now: Date, months: number): string {
  const today = argentineDay(now);
  const index = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

/** `YYYY-MM-DD` (D15). */
export function argentineDay(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format(now);
}

export function dayAfter(now: Date, days: number): string {
  return argentineDay(new Date(now.getTime() + days * DAY));
}
