import { afterEach, expect, test } from 'vitest';
import { installPageClock } from './page-clock.ts';

const real = Date;

afterEach(() => {
  globalThis.Date = real;
});

test('the page tells the moved time and still understands dates', () => {
  installPageClock(() => new real('2026-12-24T15:00:00Z'));
  expect(new Date().toISOString()).toBe('2026-12-24T15:00:00.000Z');
  expect(Date.now()).toBe(real.parse('2026-12-24T15:00:00Z'));
  expect(new Date('2020-02-29').getUTCDate()).toBe(29);
  expect(new Date()).toBeInstanceOf(Date);
  expect(Date.UTC(2020, 0, 1)).toBe(real.UTC(2020, 0, 1));
});
