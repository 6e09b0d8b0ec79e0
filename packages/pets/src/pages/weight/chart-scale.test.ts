import { expect, test } from 'vitest';
import { chartScale } from './chart-scale.ts';

const weighed = (days: Readonly<Record<string, number>>) =>
  Object.entries(days).map(([fecha_pesaje, peso]) => ({ fecha_pesaje, peso }));

test('weight entries are placed by their day, not by their order', () => {
  const { points } = chartScale(weighed({ '2026-01-01': 10, '2026-01-03': 11, '2026-01-11': 12 }));
  expect(points).toEqual([
    { x: 0, y: 1 },
    { x: 0.2, y: 0.5 },
    { x: 1, y: 0 },
  ]);
});

test('a day is written once, with its year where that changes, and only where it has room', () => {
  const { days } = chartScale(
    weighed({ '2025-12-10': 10, '2025-12-12': 10, '2026-06-01': 11, '2026-11-20': 12, '2026-11-27': 12 }),
  );
  expect(days.map(({ text, year }) => [text, year])).toEqual([
    ['10 dic', '2025'],
    ['1 jun', '2026'],
    ['27 nov', null],
  ]);
});

test('the same day of two years is told apart', () => {
  const { days } = chartScale(weighed({ '2025-11-27': 10, '2026-11-27': 12 }));
  expect(days.map(({ text, year }) => `${text} ${year}`)).toEqual(['27 nov 2025', '27 nov 2026']);
});

test.each([
  [
    [24.5, 28.4],
    [24, 26, 28, 30],
  ],
  [
    [4.5, 4.6],
    [4.5, 4.6],
  ],
  [
    [27.5, 27.5],
    [26.5, 27.5, 28.5],
  ],
  [
    [0.4, 0.4],
    [0, 1],
  ],
  [
    [24.9, 35.2],
    [20, 25, 30, 35, 40],
  ],
  [
    [0.3, 60],
    [0, 20, 40, 60],
  ],
])('%s kg are between round kilograms', (weights, lines) => {
  const entries = weights.map((peso, index) => ({ fecha_pesaje: `2026-01-0${index + 1}`, peso }));
  expect(chartScale(entries).ticks.map(({ kilos }) => kilos)).toEqual(lines);
});

test('a single weight entry is in the middle', () => {
  const { points, days } = chartScale(weighed({ '2026-11-27': 27 }));
  expect(points).toEqual([{ x: 0.5, y: 0.5 }]);
  expect(days).toHaveLength(1);
});
