import { DAY } from './earlier.ts';

/** The day `months` before `now` in Argentina, `YYYY-MM-DD`, on the first of its month so that every month has it. */
export function firstOfMonthBefore(now: Date, months: number): string {
  const today = argentineDay(now);
  const index = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

/** Today in Argentina, `YYYY-MM-DD` (D15). */
export function argentineDay(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format(now);
}

/** The Argentine day so many days after `now`. */
export function dayAfter(now: Date, days: number): string {
  return argentineDay(new Date(now.getTime() + days * DAY));
}
