import { expect, test } from 'vitest';
import { drawHouseholds, median, missOf } from './households.ts';

test('the third bag’s day is foreseen to a tenth by the median of 200 households, and better than naively', () => {
  const misses = drawHouseholds(200, 1).map(missOf);
  const forecast = median(misses.map((miss) => miss.forecast));
  expect(forecast).toBeLessThanOrEqual(0.1);
  expect(forecast).toBeLessThan(0.75 * median(misses.map(({ naive }) => naive)));
});
