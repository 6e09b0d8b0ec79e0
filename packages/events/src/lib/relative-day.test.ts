import { expect, test } from 'vitest';
import { relativeDay } from './relative-day.ts';

test.each([
  ['2026-11-27', 'hoy'],
  ['2026-11-28', 'mañana'],
  ['2026-11-29', 'pasado mañana'],
  ['2026-11-26', 'ayer'],
  ['2026-12-04', 'dentro de 7 días'],
  ['2026-11-20', 'hace 7 días'],
  ['2027-02-27', 'dentro de 3 meses'],
  ['2023-11-27', 'hace 3 años'],
])('on 27 November 2026 %s is %s', (day, words) => {
  expect(relativeDay(day, '2026-11-27')).toBe(words);
});
