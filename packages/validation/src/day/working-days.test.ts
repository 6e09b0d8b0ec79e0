import { expect, test } from 'vitest';
import { workingDaysAfter } from './index.ts';

test.each([
  ['an ordinary Tuesday', '2026-03-03T10:00', '2026-03-06'],
  ['Malvinas, Good Friday and a weekend', '2026-04-01T15:00', '2026-04-08'],
  ['a bridge day and a holiday', '2026-03-20T09:00', '2026-03-27'],
  ['Carnival', '2026-02-13T12:00', '2026-02-20'],
  ['a bridge day and the Immaculate Conception', '2026-12-04T18:30', '2026-12-11'],
  ['requested on a Saturday', '2026-03-07T11:00', '2026-03-12'],
  ['Christmas', '2025-12-23T10:00', '2025-12-29'],
])('3 working days over %s (D74)', (_, requested, expected) => {
  expect(workingDaysAfter(new Date(`${requested}:00-03:00`), 3)).toBe(expected);
});

test('what is requested late in the evening belongs to the Argentine day', () => {
  expect(workingDaysAfter(new Date('2026-03-04T01:30:00Z'), 3)).toBe('2026-03-06');
});
