import { expect, test } from 'vitest';
import { consumptionOf } from './consumption.ts';
import { sharesOf } from './shares.ts';
import { foodBag } from './simulation/food-bag.ts';
import { usualRate } from './usual-rate.ts';

const ended = { dia: '2026-11-26', kilos: 0, observada: true };

test('how long a bag lasted and what a day of it cost', () => {
  expect(consumptionOf(foodBag())).toBeNull();
  expect(consumptionOf(foodBag({ terminada: ended }))).toEqual({ days: 25, rate: 0.6, pesos: null });
  expect(consumptionOf(foodBag({ terminada: ended, precio: 75_000 }))).toEqual({
    days: 25,
    rate: 0.6,
    pesos: 3000,
  });
});

test('what was carried over is eaten too, but is not in the price', () => {
  const bag = foodBag({ terminada: ended, precio: 75_000, sobrante: 5 });
  expect(consumptionOf(bag)).toEqual({ days: 25, rate: 0.8, pesos: 4000 });
});

test('a bag that ended on the day on which it was bought lasted a day', () => {
  expect(consumptionOf(foodBag({ terminada: { ...ended, dia: '2026-11-01' } }))?.days).toBe(1);
});

const shares = (...kilos: (number | null)[]) =>
  sharesOf(
    1,
    kilos.map((weight, index) => ({ id: index + 1, kilos: weight })),
  ).map(({ grams }) => grams);

test('shares go by need where all were weighed, else alike', () => {
  expect(shares(10, 10)).toEqual([500, 500]);
  expect(shares(16, 1)).toEqual([889, 111]);
  expect(shares(16, null)).toEqual([500, 500]);
  expect(shares(5, 5, 5)).toEqual([334, 333, 333]);
});

test('a dog of 10 kg eats something between 64 and 420 g a day; of one that nobody weighed nothing is said', () => {
  const usual = usualRate([10]);
  expect(usual?.least).toBeCloseTo(0.0641, 4);
  expect(usual?.most).toBeCloseTo(0.4199, 4);
  expect(usualRate([10, null])).toBeNull();
  expect(usualRate([])).toBeNull();
});
