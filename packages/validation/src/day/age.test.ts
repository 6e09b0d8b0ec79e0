import { expect, test } from 'vitest';
import { ageOn } from './index.ts';

test('O-DT-10 born on 29 February: 11 months on 28 February, a year on 1 March', () => {
  expect(ageOn('2024-02-29', '2025-02-28')).toEqual({ years: 0, months: 11 });
  expect(ageOn('2024-02-29', '2025-03-01')).toEqual({ years: 1, months: 0 });
  expect(ageOn('2024-02-29', '2028-02-29')).toEqual({ years: 4, months: 0 });
});

test('counts completed months and years only', () => {
  expect(ageOn('2026-08-28', '2026-11-27')).toEqual({ years: 0, months: 2 });
  expect(ageOn('2026-08-27', '2026-11-27')).toEqual({ years: 0, months: 3 });
  expect(ageOn('2017-11-27', '2026-11-27')).toEqual({ years: 9, months: 0 });
  expect(ageOn('2020-12-31', '2026-01-01')).toEqual({ years: 5, months: 0 });
});

test('born today is 0 months old', () => {
  expect(ageOn('2026-11-27', '2026-11-27')).toEqual({ years: 0, months: 0 });
});
