import { addDays, type Day } from './day.ts';

/**
 * Days off decreed each year: bridge days ("no laborables con fines turísticos"), and the Friday that 12 October 2025 was moved
 * to. Add each year's decree; until then an estimate may be a day early (D74).
 */
const DECREED: ReadonlySet<Day> = new Set([
  '2024-04-01',
  '2024-06-21',
  '2024-10-11',
  '2025-05-02',
  '2025-08-15',
  '2025-10-10',
  '2025-11-21',
  '2026-03-23',
  '2026-07-10',
  '2026-12-07',
]);

/** Ley 27.399, article 1: holidays that never move, as month and day. */
const FIXED: ReadonlySet<string> = new Set([
  '01-01',
  '03-24',
  '04-02',
  '05-01',
  '05-25',
  '06-20',
  '07-09',
  '12-08',
  '12-25',
]);

/** Ley 27.399, article 6: those that move to a Monday. */
const MOVABLE = ['06-17', '08-17', '10-12', '11-20'];

/** Days from Easter Sunday: Carnival Monday and Tuesday, Holy Thursday (a day off for insurers and banks), Good Friday. */
const FROM_EASTER = [-48, -47, -3, -2];

/** 0 is Sunday, 6 is Saturday. */
export function weekday(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): Day {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leapShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - leapShift + 15) % 30;
  const ofYear = year % 100;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofYear / 4) - epact - (ofYear % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return addDays(`${year}-03-22`, epact + toSunday - 7 * correction);
}

/** Moves Tuesday and Wednesday to the Monday before, Thursday and Friday to the one after. */
function moved(day: Day): Day {
  return addDays(day, [0, 0, -1, -2, 4, 3, 0][weekday(day)] ?? 0);
}

/** Whether it is not a weekend, a national holiday or a decreed day off in Argentina. */
export function isWorkingDay(day: Day): boolean {
  if ([0, 6].includes(weekday(day)) || DECREED.has(day)) return false;
  const year = Number(day.slice(0, 4));
  return !(
    FIXED.has(day.slice(5)) ||
    MOVABLE.some((date) => moved(`${year}-${date}`) === day) ||
    FROM_EASTER.some((offset) => addDays(easterSunday(year), offset) === day)
  );
}
