import { expect, test } from 'vitest';
import { addDays, isWorkingDay } from './index.ts';
import { easterSunday, weekday } from './holidays.ts';

/** The published days off from Monday to Friday (2027 and 2028: by the law). */
const published: readonly (readonly [number, string])[] = [
  [2024, '01-01 02-12 02-13 03-28 03-29 04-01 04-02 05-01 06-17 06-20 06-21 07-09 10-11 11-18 12-25'],
  [
    2025,
    '01-01 03-03 03-04 03-24 04-02 04-17 04-18 05-01 05-02 06-16 06-20 07-09 08-15 10-10 11-21 11-24 12-08 12-25',
  ],
  [
    2026,
    '01-01 02-16 02-17 03-23 03-24 04-02 04-03 05-01 05-25 06-15 07-09 07-10 08-17 10-12 11-23 12-07 12-08 12-25',
  ],
  [2027, '01-01 02-08 02-09 03-24 03-25 03-26 04-02 05-25 06-21 07-09 08-16 10-11 12-08'],
  [2028, '02-28 02-29 03-24 04-13 04-14 05-01 05-25 06-20 08-21 10-16 11-20 12-08 12-25'],
];

function daysOff(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, count) => addDays(`${year}-01-01`, count));
  return days
    .filter((day) => day.startsWith(String(year)) && weekday(day) % 6 !== 0 && !isWorkingDay(day))
    .map((day) => day.slice(5));
}

test.each(published)('the days off of %i are the published ones', (year, expected) => {
  expect(daysOff(year)).toEqual(expected.split(' '));
});

test.each(['2019-04-21', '2024-03-31', '2025-04-20', '2026-04-05', '2038-04-25', '2285-03-22'])(
  'Easter Sunday %s',
  (day) => {
    expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
  },
);
