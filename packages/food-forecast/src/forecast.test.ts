import type { FoodBag } from '@huella/contract';
import { expect, test } from 'vitest';
import { forecastOf, plannedEnd } from './forecast.ts';
import { foodBag } from './simulation/food-bag.ts';

const on = (today: string, changes: Partial<FoodBag> = {}, bags: FoodBag[] = []) =>
  forecastOf(foodBag(changes), { bags, today });

test('N-C11G two kilos for four days, then nothing, never less', () => {
  expect(on('2026-11-27')).toMatchObject({ kilos: 2, daysLeft: 4, ends: '2026-12-01', basis: 'planned' });
  expect(on('2026-12-01')).toMatchObject({ kilos: 0, daysLeft: 0, ends: '2026-12-01' });
  expect(on('2026-12-15')).toMatchObject({ kilos: 0, daysLeft: 0, ends: '2026-12-01' });
});

test('N-C12G 7,5 kg for 31 days end on the 31st', () => {
  const uneven = { total: 7.5, duracion: 31 };
  expect(on('2026-12-01', uneven).kilos).toBeCloseTo(7.5 / 31, 9);
  expect(on('2026-12-02', uneven)).toMatchObject({ kilos: 0, ends: '2026-12-02' });
});

const seen = (dia: string, kilos: number, id = 1) => ({ id, dia, kilos });
const past = (fechaCompra: string, dia: string, changes: Partial<FoodBag> = {}) =>
  foodBag({ id: 9, fechaCompra, terminada: { dia, kilos: 0, observada: true }, ...changes });

interface Vector {
  readonly why: string;
  readonly bag?: Partial<FoodBag>;
  readonly bags?: FoodBag[];
  readonly today: string;
  /** Kilograms, to the gram. */
  readonly left: number;
  readonly ends: string;
  readonly basis?: 'planned' | 'learned' | 'corrected';
}

/** Calculated by hand. */
const vectors: Vector[] = [
  { why: 'the day of the purchase', today: '2026-11-01', left: 15, ends: '2026-12-01' },
  { why: 'the day after', today: '2026-11-02', left: 14.5, ends: '2026-12-01' },
  { why: 'half of it', today: '2026-11-16', left: 7.5, ends: '2026-12-01' },
  { why: 'the last day', today: '2026-11-30', left: 0.5, ends: '2026-12-01' },
  { why: 'a clock that is behind', today: '2026-10-20', left: 15, ends: '2026-12-01' },
  { why: 'a year later', today: '2027-11-01', left: 0, ends: '2026-12-01' },
  { why: 'a bag for a day', bag: { duracion: 1 }, today: '2026-11-01', left: 15, ends: '2026-11-02' },
  { why: 'a bag for a year', bag: { duracion: 365 }, today: '2027-10-31', left: 0.041, ends: '2027-11-01' },
  {
    why: '29 February counts',
    bag: { fechaCompra: '2028-02-20', duracion: 10 },
    today: '2028-02-29',
    left: 1.5,
    ends: '2028-03-01',
  },
  { why: 'thirds', bag: { total: 1, duracion: 3 }, today: '2026-11-03', left: 0.333, ends: '2026-11-04' },
  { why: 'sevenths', bag: { total: 3, duracion: 7 }, today: '2026-11-07', left: 0.429, ends: '2026-11-08' },
  {
    why: 'what was carried over lasts longer',
    bag: { sobrante: 2 },
    today: '2026-11-01',
    left: 17,
    ends: '2026-12-05',
  },
  { why: 'and ends with it', bag: { sobrante: 2 }, today: '2026-12-04', left: 0.5, ends: '2026-12-05' },
  {
    why: 'part of a day is a day',
    bag: { sobrante: 0.3 },
    today: '2026-12-01',
    left: 0.3,
    ends: '2026-12-02',
  },
  {
    why: 'less than was thought: 0,6 kg a day after a third of the days counts for two thirds',
    bag: { correcciones: [seen('2026-11-11', 9)] },
    today: '2026-11-11',
    left: 9,
    ends: '2026-11-27',
    basis: 'corrected',
  },
  {
    why: 'and days later',
    bag: { correcciones: [seen('2026-11-11', 9)] },
    today: '2026-11-16',
    left: 6.167,
    ends: '2026-11-27',
    basis: 'corrected',
  },
  {
    why: 'more than was thought',
    bag: { correcciones: [seen('2026-11-11', 12)] },
    today: '2026-11-21',
    left: 8.333,
    ends: '2026-12-14',
    basis: 'corrected',
  },
  {
    why: 'from half of the days on it counts alone',
    bag: { correcciones: [seen('2026-11-16', 6)] },
    today: '2026-11-16',
    left: 6,
    ends: '2026-11-26',
    basis: 'corrected',
  },
  {
    why: 'after a day, half a kilogram guessed wrongly does not halve a bag',
    bag: { correcciones: [seen('2026-11-02', 14)] },
    today: '2026-11-02',
    left: 14,
    ends: '2026-11-29',
    basis: 'corrected',
  },
  {
    why: 'the latest of two corrections counts',
    bag: { correcciones: [seen('2026-11-11', 9), seen('2026-11-21', 5, 2)] },
    today: '2026-11-21',
    left: 5,
    ends: '2026-12-01',
    basis: 'corrected',
  },
  {
    why: 'in whatever order they are sent',
    bag: { correcciones: [seen('2026-11-21', 5, 2), seen('2026-11-11', 9)] },
    today: '2026-11-21',
    left: 5,
    ends: '2026-12-01',
    basis: 'corrected',
  },
  {
    why: 'on the day of the purchase it only says what there is',
    bag: { correcciones: [seen('2026-11-01', 10)] },
    today: '2026-11-01',
    left: 10,
    ends: '2026-11-21',
  },
  {
    why: 'a bag that was not begun begins when it was looked at',
    bag: { correcciones: [seen('2026-11-11', 15)] },
    today: '2026-11-12',
    left: 14.5,
    ends: '2026-12-11',
  },
  {
    why: 'one that was hardly begun too',
    bag: { correcciones: [seen('2026-11-11', 14.9)] },
    today: '2026-11-11',
    left: 14.9,
    ends: '2026-12-11',
  },
  {
    why: 'nothing is left',
    bag: { correcciones: [seen('2026-11-21', 0)] },
    today: '2026-11-21',
    left: 0,
    ends: '2026-11-21',
    basis: 'corrected',
  },
  {
    why: 'a correction counts what was carried over',
    bag: { sobrante: 3, correcciones: [seen('2026-11-11', 9)] },
    today: '2026-11-11',
    left: 9,
    ends: '2026-11-24',
    basis: 'corrected',
  },
  {
    why: 'one bag taught',
    bags: [past('2026-10-07', '2026-11-01')],
    today: '2026-11-01',
    left: 15,
    ends: '2026-11-26',
    basis: 'learned',
  },
  {
    why: 'two bags taught, the newest most: (3 × 15 + 2 × 15) kg in (3 × 25 + 2 × 50) days',
    bags: [past('2026-10-07', '2026-11-01'), past('2026-08-18', '2026-10-07', { id: 8 })],
    today: '2026-11-01',
    left: 15,
    ends: '2026-12-06',
    basis: 'learned',
  },
  {
    why: 'what was left of a bag that was renewed taught less',
    bags: [
      past('2026-10-07', '2026-11-01', { terminada: { dia: '2026-11-01', kilos: 2.5, observada: true } }),
    ],
    today: '2026-11-01',
    left: 15,
    ends: '2026-12-01',
    basis: 'learned',
  },
  {
    why: 'a bag that ended on the day of its purchase was noted late and taught nothing',
    bags: [past('2026-10-07', '2026-10-07')],
    today: '2026-11-01',
    left: 15,
    ends: '2026-12-01',
  },
  {
    why: 'one that was hardly begun when it was renewed taught nothing',
    bags: [
      past('2026-10-07', '2026-10-09', { terminada: { dia: '2026-10-09', kilos: 12, observada: true } }),
    ],
    today: '2026-11-01',
    left: 15,
    ends: '2026-12-01',
  },
  {
    why: 'a bag that only the count ended taught nothing',
    bags: [
      past('2026-10-07', '2026-11-01', { terminada: { dia: '2026-11-01', kilos: 0, observada: false } }),
    ],
    today: '2026-11-01',
    left: 15,
    ends: '2026-12-01',
  },
  {
    why: 'a bag of other pets taught nothing',
    bags: [
      past('2026-10-07', '2026-11-01', { stocksAlimentoMascotas: [{ mascotaId: 1 }, { mascotaId: 2 }] }),
    ],
    today: '2026-11-01',
    left: 15,
    ends: '2026-12-01',
  },
  {
    why: 'a correction is nearer than what earlier bags taught',
    bag: { correcciones: [seen('2026-11-11', 10)] },
    bags: [past('2026-10-07', '2026-11-01')],
    today: '2026-11-11',
    left: 10,
    ends: '2026-12-01',
    basis: 'corrected',
  },
  {
    why: 'of a bag that lasted longer than the count there is never less than nothing, on a clock that is behind its end',
    bag: { terminada: { dia: '2026-12-20', kilos: 0, observada: true } },
    today: '2026-12-15',
    left: 0,
    ends: '2026-12-20',
  },
  {
    why: 'a bag that ended has nothing from that day on',
    bag: { terminada: { dia: '2026-11-20', kilos: 0, observada: true } },
    today: '2026-11-25',
    left: 0,
    ends: '2026-11-20',
  },
];

test.each(vectors)('$why', ({ bag, bags, today, left, ends, basis = 'planned' }) => {
  const forecast = on(today, bag, bags);
  expect({
    left: Math.round(forecast.kilos * 1000) / 1000,
    ends: forecast.ends,
    basis: forecast.basis,
  }).toEqual({
    left,
    ends,
    basis,
  });
});

test('three bags teach at most, and each is counted', () => {
  const bags = ['2026-10-01', '2026-09-01', '2026-08-01', '2026-07-01'].map((fechaCompra, index) =>
    past(fechaCompra, '2026-11-01', { id: 20 + index }),
  );
  expect(on('2026-11-01', {}, bags).samples).toBe(3);
});

test('what would last longer than a century ends then: its day has a name', () => {
  const slow = past('2021-11-01', '2026-10-31', {
    total: 1,
    terminada: { dia: '2026-10-31', kilos: 0.7, observada: true },
  });
  const far = on('2026-11-01', { total: 1, sobrante: 500 }, [slow]);
  expect(far).toMatchObject({ basis: 'learned', kilos: 501, ends: '2126-10-08', daysLeft: 36_500 });
});

test.each([
  [{ total: 15, sobrante: 0, duracion: 30 }, '2026-12-01'],
  [{ total: 15, sobrante: 2.5, duracion: 30 }, '2026-12-06'],
  [{ total: 7.5, sobrante: 0, duracion: 31 }, '2026-12-02'],
])('a bag that is being noted, %j, would end on %s, as it does once it is noted', (facts, ends) => {
  const bag = foodBag(facts);
  expect(plannedEnd(bag)).toBe(ends);
  expect(forecastOf(bag, { bags: [bag], today: bag.fechaCompra }).ends).toBe(ends);
});
