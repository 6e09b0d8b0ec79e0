import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addMonthsClamped,
  addYears,
  compareDays,
  daysBetween,
  formatDay,
  isDay,
  parseDay,
  toDayMonthYear,
  todayInArgentina,
} from './index.ts';

test('the tests really run in the zone that their project names', ({ task }) => {
  const hoursBehindUtc = new Date('2026-01-15T12:00:00Z').getTimezoneOffset() / 60;
  expect([task.file.projectName, hoursBehindUtc]).toBeOneOf([
    ['America/Argentina/Buenos_Aires', 3],
    ['Asia/Tokyo', -9],
    ['America/Los_Angeles', 8],
  ]);
});

test('O-DT-02 today is Argentina’s day, late in the evening too', () => {
  expect(todayInArgentina(new Date('2026-11-27T22:30:00-03:00'))).toBe('2026-11-27');
  expect(todayInArgentina(new Date('2026-11-28T02:59:59Z'))).toBe('2026-11-27');
  expect(todayInArgentina(new Date('2026-11-28T03:00:00Z'))).toBe('2026-11-28');
});

test.each(['05/03/2024', '05-03-2024', '5/3/2024', '2024-03-05', ' 05/03/2024 ', '０５/０３/２０２４'])(
  'O-DT-14 O-DT-09 reads %j as 5 March 2024',
  (text) => {
    expect(parseDay(text)).toBe('2024-03-05');
  },
);

test.each(['31/02/2024', '2024-02-31', '29/02/2025', '01/13/2024', '00/03/2024', '05/03/24', '05/11/AAAA'])(
  'O-DT-03 O-DT-05 O-DT-07 %s is not a day and does not become another',
  (text) => {
    expect(parseDay(text)).toBeNull();
    expect(isDay(text)).toBe(false);
  },
);

test.each(['', '05/03-2024', '2024/03/05', '20240305', '05/03/0024', '2024-03-05T00:00:00Z', '1e3-01-01'])(
  '%j is not taken for a day',
  (text) => {
    expect(parseDay(text)).toBeNull();
  },
);

test('only the wire’s form is a day', () => {
  expect(isDay('2024-02-29')).toBe(true);
  expect(isDay('29/02/2024')).toBe(false);
  expect(isDay(' 2024-02-29')).toBe(false);
});

test('days shift over the ends of months, years and centuries', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(addMonths('2026-11-27', 2)).toBe('2027-01-27');
  expect(addMonths('2026-11-27', -23)).toBe('2024-12-27');
  expect(addMonths('2026-12-15', -12)).toBe('2025-12-15');
  expect(addYears('2100-02-28', -100)).toBe('2000-02-28');
});

test('a date that the month lacks becomes the first of the next one (D50)', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-03-01');
  expect(addMonths('2026-08-31', 1)).toBe('2026-10-01');
  expect(addYears('2024-02-29', 1)).toBe('2025-03-01');
  expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
});

test('D103 a due date that the month lacks is its last day, and never skipped', () => {
  expect(addMonthsClamped('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonthsClamped('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonthsClamped('2026-08-31', 1)).toBe('2026-09-30');
  expect(addMonthsClamped('2026-11-28', 3)).toBe('2027-02-28');
});

test('midnights that Argentina’s clocks skipped are ordinary days', () => {
  expect(addDays('2007-12-29', 1)).toBe('2007-12-30');
  expect(addDays('2008-10-18', 1)).toBe('2008-10-19');
});

test('days are compared', () => {
  expect(compareDays('2026-11-27', '2026-11-28')).toBeLessThan(0);
  expect(compareDays('2026-12-01', '2026-11-30')).toBeGreaterThan(0);
  expect(compareDays('2026-11-27', '2026-11-27')).toBe(0);
});

test('days between two days are whole, over leap days and midnights that were skipped', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2008-10-20', '2008-10-18')).toBe(-2);
  expect(daysBetween('2026-11-27', '2026-11-27')).toBe(0);
});

test('O-DT-09 O-DT-01 a day is written for a change request and for reading', () => {
  expect(toDayMonthYear('1990-03-06')).toBe('06-03-1990');
  expect(formatDay('2024-03-05')).toBe('05/03/2024');
});

test('counting from a text that is not a day is a programming error', () => {
  expect(() => addMonths('31/02/2024', 1)).toThrow('Not a day: 31/02/2024');
});
