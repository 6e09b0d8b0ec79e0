import { expect, test } from 'vitest';
import { daysAgo } from './days-ago.ts';

test.each([
  ['2026-11-27T03:00:00Z', 'hoy'],
  ['2026-11-27T02:59:00Z', 'ayer'],
  ['2026-11-24T12:00:00Z', 'hace 3 días'],
  ['2026-10-28T12:00:00Z', 'hace 30 días'],
  ['2026-11-28T12:00:00Z', 'hoy'],
])('D90 %s is %s, by Argentine days', (instant, words) => {
  expect(daysAgo(instant, '2026-11-27')).toBe(words);
});
