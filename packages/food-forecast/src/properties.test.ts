import type { FoodBag } from '@huella/contract';
import { addDays, daysBetween } from '@huella/validation/day';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { capacityOf } from './bag.ts';
import { forecastOf } from './forecast.ts';
import { type Eater, sharesOf } from './shares.ts';
import { foodBag } from './simulation/food-bag.ts';

const BOUGHT = '2026-03-01';

const tenths = (most: number) => fc.integer({ min: 1, max: most * 10 }).map((number) => number / 10);

const bags: fc.Arbitrary<FoodBag> = fc
  .record({
    total: fc.constantFrom(1, 1.5, 2, 3, 7.5, 8, 10, 12, 15, 18, 20, 21, 22, 25),
    sobrante: fc.oneof(fc.constant(0), tenths(5)),
    duracion: fc.integer({ min: 1, max: 365 }),
    seen: fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 1000 })), {
      maxLength: 4,
    }),
  })
  .map(({ seen, ...facts }) => {
    const bag = foodBag({ ...facts, fechaCompra: BOUGHT });
    const correcciones = seen.map(([days, part], id) => ({
      id: id + 1,
      dia: addDays(BOUGHT, days),
      kilos: Math.round((capacityOf(bag) * part) / 100) / 10,
    }));
    return { ...bag, correcciones };
  });

const days = fc.integer({ min: 0, max: 2000 });
const on = (bag: FoodBag, day: number, others: readonly FoodBag[] = []) =>
  forecastOf(bag, { bags: others, today: addDays(BOUGHT, day) });

test('what is left is a number, never less than nothing, never more than there was', () => {
  fc.assert(
    fc.property(bags, days, (bag, day) => {
      const { kilos, rate, daysLeft } = on(bag, day);
      expect(Number.isFinite(rate) && rate > 0 && Number.isInteger(daysLeft)).toBe(true);
      expect(kilos).toBeGreaterThanOrEqual(0);
      expect(kilos).toBeLessThanOrEqual(capacityOf(bag) + 1e-9);
    }),
  );
});

test('it never rises by itself', () => {
  fc.assert(
    fc.property(bags, days, fc.integer({ min: 1, max: 500 }), (bag, day, later) => {
      expect(on(bag, day + later).kilos).toBeLessThanOrEqual(on(bag, day).kilos);
    }),
  );
});

test('nothing is left on the stated day, and something the day before, unless it was seen empty', () => {
  fc.assert(
    fc.property(bags, (bag) => {
      const ends = daysBetween(BOUGHT, on(bag, 0).ends);
      expect(on(bag, ends).kilos).toBe(0);
      const begins = Math.max(0, ...bag.correcciones.map(({ dia }) => daysBetween(BOUGHT, dia)));
      expect(ends <= begins || on(bag, ends - 1).kilos > 0).toBe(true);
    }),
  );
});

test('the order in which corrections are told does not matter', () => {
  fc.assert(
    fc.property(bags, days, (bag, day) => {
      fc.pre(new Set(bag.correcciones.map(({ dia }) => dia)).size === bag.correcciones.length);
      const turned = { ...bag, correcciones: bag.correcciones.toReversed() };
      expect(on(turned, day)).toEqual(on(bag, day));
    }),
  );
});

test('a correction that is taken back leaves no trace, also in what the bag teaches the next one', () => {
  fc.assert(
    fc.property(bags, days, fc.integer({ min: 1, max: 300 }), (bag, day, lasted) => {
      const plain = { ...bag, correcciones: [] };
      const terminada = { dia: addDays(BOUGHT, lasted), kilos: 0, observada: true };
      const next = foodBag({ id: 2, fechaCompra: terminada.dia });
      const corrected = on(next, day, [{ ...bag, terminada }]);
      expect(corrected).toEqual(on(next, day, [{ ...plain, terminada }]));
    }),
  );
});

test('corrected and then refilled, or refilled and then corrected: what was told of a bag stays with that bag', () => {
  fc.assert(
    fc.property(
      bags,
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      (bag, lasted, day) => {
        const dia = addDays(BOUGHT, lasted);
        const left = on(bag, lasted).kilos;
        const next = foodBag({ id: 2, fechaCompra: dia, sobrante: left });
        const others = [{ ...bag, terminada: { dia, kilos: left, observada: true } }];
        const seen = { id: 1, dia: addDays(dia, day), kilos: 5 };
        const corrected = on({ ...next, correcciones: [seen] }, lasted + day, others);
        expect(corrected.kilos).toBe(5);
        expect(on(next, lasted, others).kilos).toBeCloseTo(15 + left, 6);
      },
    ),
  );
});

test('the pets’ shares sum to the whole, to the gram, and a heavier pet never has less', () => {
  const eaters = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 99 }), kilos: fc.option(tenths(90)) }),
    { minLength: 1, maxLength: 8, selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(tenths(30), eaters, (kilos, pets) => {
      const shares = sharesOf(kilos, pets);
      expect(shares.reduce((sum, { grams }) => sum + grams, 0)).toBe(Math.round(kilos * 1000));
      expect(shares.every(({ grams }) => grams >= 0 && Number.isInteger(grams))).toBe(true);
      const inOrder = (known(pets) ? pets : []).toSorted(
        (left, right) => (left.kilos ?? 0) - (right.kilos ?? 0),
      );
      const grams = inOrder.map(({ id }) => gramsOf(shares, id));
      expect(grams.every((share, index) => share >= (grams[index - 1] ?? 0) - 1)).toBe(true);
    }),
  );
});

function gramsOf(shares: ReturnType<typeof sharesOf>, id: number): number {
  return shares.find((share) => share.id === id)?.grams ?? Number.NaN;
}

function known(pets: readonly Eater[]): boolean {
  return pets.every(({ kilos }) => kilos !== null);
}
