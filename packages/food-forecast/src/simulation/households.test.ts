import { expect, test } from 'vitest';
import { drawHouseholds } from './households.ts';
import { errorAfterCorrection } from './corrections.ts';
import { median } from './median.ts';
import { forecastErrorOf } from './three-bags.ts';

const households = drawHouseholds(200, 1);
const many = drawHouseholds(1000, 1);

test('the third bag’s day is foreseen to a tenth by the median of 200 households, and better than naively', () => {
  const misses = households.map(forecastErrorOf);
  const forecast = median(misses.map((miss) => miss.forecast));
  expect(forecast).toBeLessThanOrEqual(0.1);
  expect(forecast).toBeLessThan(0.75 * median(misses.map(({ naive }) => naive)));
});

test.each([0.05, 0.1, 0.25, 0.5, 0.75])(
  'who looks after %d of the days is told a better day than before, whenever it is',
  (part) => {
    const misses = many.map((household) => errorAfterCorrection(household, part));
    const forecast = median(misses.map((miss) => miss.forecast));
    expect(forecast).toBeLessThan(median(misses.map(({ before }) => before)));
    expect(forecast).toBeLessThanOrEqual(median(misses.map(({ alone }) => alone)) + 0.005);
  },
);
