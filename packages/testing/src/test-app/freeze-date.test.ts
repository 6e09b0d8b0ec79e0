import { expect, test } from 'vitest';
import { FIXED_NOW } from './fixed-now.ts';
import { freezeDate } from './freeze-date.ts';

test('only now is frozen: given dates, their class and the real clock are as they were', () => {
  const before = new Date(0);
  const unfreeze = freezeDate(FIXED_NOW);
  expect(new Date().toISOString()).toBe('2026-11-27T13:00:00.000Z');
  expect(Date.now()).toBe(FIXED_NOW.getTime());
  expect(new Date(2020, 1, 29).getDate()).toBe(29);
  expect(before).toBeInstanceOf(Date);
  unfreeze();
  expect(Date.now()).not.toBe(FIXED_NOW.getTime());
});
