import { expect, test } from 'vitest';
import { formatInstant } from './format-instant.ts';

test.each([
  ['2026-11-27T02:59:00.000Z', '26/11/2026, 23:59'],
  ['2026-11-27T03:00:00.000Z', '27/11/2026, 00:00'],
  ['2026-11-27T09:05:00.000-03:00', '27/11/2026, 09:05'],
])('%s reads %s', (instant, shown) => {
  expect(formatInstant(instant)).toBe(shown);
});
