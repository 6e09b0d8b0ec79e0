import type { FoodBag } from '@huella/contract';
import { addDays, daysBetween } from '@huella/validation/day';
import * as fc from 'fast-check';
import { capacityOf, forecastOf } from '../forecast.ts';
import { foodBag } from './food-bag.ts';

/**
 * How people keep their bags: they say when one is empty, say so late, look into it and renew before the end, renew without looking,
 * or correct it half way.
 */
export const HABITS = ['says when', 'says late', 'looks and renews', 'only renews', 'corrects'] as const;
export type Habit = (typeof HABITS)[number];

/** Each bag and each day vary by so much: what pets eat, and what else they get. */
const NOISE = 0.15;
/** How wrong people are about how long a bag lasts, and about how many kilograms they see. */
const MISTAKE = 0.3;
const SIGHT_KILOS = 0.5;
/** Days before the end on which who renews early does it; days after it on which who is late says so. */
const EARLY = 3;
const LATE = 2;
const BAGS = 3;
/** Days whose noise is drawn; then it comes again. */
const DAYS = 97;

/** Twice as many do so: the app asks them to. */
const COMMON: readonly Habit[] = ['says when', 'looks and renews', 'corrects'];

const SIZES = [1.5, 3, 7.5, 15, 20];

/** From −1 to 1, all alike. */
const swing = fc.noBias(fc.integer({ min: -1000, max: 1000 })).map((number) => number / 1000);
const household = fc.record({
  habit: fc.noBias(fc.constantFrom(...HABITS, ...COMMON)),
  total: fc.noBias(fc.constantFrom(...SIZES)),
  trueDays: fc.noBias(fc.integer({ min: 12, max: 70 })),
  mistake: swing,
  bags: fc.array(swing, { minLength: BAGS, maxLength: BAGS }),
  days: fc.array(swing, { minLength: DAYS, maxLength: DAYS }),
  sights: fc.array(swing, { minLength: BAGS, maxLength: BAGS }),
});
export type Household = ReturnType<typeof drawHouseholds>[number];

/** So many households, the same for the same seed. */
export function drawHouseholds(count: number, seed: number) {
  return fc.sample(household, { numRuns: count, seed });
}

/** How far the forecast of the third bag's day was off on the day on which it came, as part of the bag's true length, and how far naively. */
export interface Miss {
  readonly habit: Habit;
  readonly forecast: number;
  readonly naive: number;
}

/** Lets a household go through three bags, as its habit is, and says how well the third one was foreseen. */
export function missOf(home: Household): Miss {
  const duracion = Math.max(1, Math.round(home.trueDays * (1 + MISTAKE * home.mistake)));
  let bags: FoodBag[] = [];
  let carried = { stated: 0, real: 0 };
  let bought = '2026-01-01';
  for (let index = 0; index < BAGS - 1; index += 1) {
    const bag = foodBag({
      id: index + 1,
      total: home.total,
      duracion,
      fechaCompra: bought,
      sobrante: carried.stated,
    });
    const lived = live(bag, { home, index, bags, real: home.total + carried.real });
    bags = [...bags, lived.bag];
    bought = lived.bag.terminada?.dia ?? bought;
    carried = { stated: lived.bag.terminada?.kilos ?? 0, real: lived.left };
  }
  const third = foodBag({
    id: BAGS,
    total: home.total,
    duracion,
    fechaCompra: bought,
    sobrante: carried.stated,
  });
  const days = daysUntilEmpty(home, BAGS - 1, home.total + carried.real);
  const foreseen = daysBetween(bought, forecastOf(third, { bags, today: bought }).ends);
  return {
    habit: home.habit,
    forecast: Math.abs(foreseen - days) / days,
    naive: Math.abs(duracion - days) / days,
  };
}

interface Life {
  readonly home: Household;
  /** Which of its bags this is, from 0. */
  readonly index: number;
  readonly bags: readonly FoodBag[];
  /** Kilograms that are really there. */
  readonly real: number;
}

/** A bag until its owner says that it ended or buys the next one, and what was really left then. */
function live(bag: FoodBag, life: Life): { bag: FoodBag; left: number } {
  const { home, index, real } = life;
  const empty = daysUntilEmpty(home, index, real);
  const seen = home.habit === 'corrects' ? corrected(bag, life, Math.floor(empty / 2)) : bag;
  const foreseen = daysBetween(bag.fechaCompra, forecastOf(seen, { ...life, today: bag.fechaCompra }).ends);
  const renewal = Math.max(1, foreseen - EARLY);
  const isRenewed = home.habit !== 'says when' && home.habit !== 'says late' && renewal < empty;
  if (!isRenewed) return { bag: ended(seen, empty + (home.habit === 'says late' ? LATE : 0), 0), left: 0 };
  const left = leftAfter(home, index, real, renewal);
  const proposed = forecastOf(seen, { ...life, today: addDays(bag.fechaCompra, renewal) }).kilos;
  const stated = home.habit === 'only renews' ? proposed : sighted(left, seen, life);
  return { bag: ended(seen, renewal, oneDecimal(stated)), left };
}

function ended(bag: FoodBag, days: number, kilos: number): FoodBag {
  return { ...bag, terminada: { dia: addDays(bag.fechaCompra, days), kilos, observada: true } };
}

function corrected(bag: FoodBag, life: Life, days: number): FoodBag {
  const kilos = oneDecimal(sighted(leftAfter(life.home, life.index, life.real, days), bag, life));
  return { ...bag, correcciones: [{ id: 1, dia: addDays(bag.fechaCompra, days), kilos }] };
}

/** What somebody takes for so many kilograms, looking into the bag. */
function sighted(left: number, bag: FoodBag, { home, index }: Life): number {
  const sight = home.sights[index] ?? 0;
  return Math.min(capacityOf(bag), Math.max(0, left + sight * Math.min(SIGHT_KILOS, bag.total / 10)));
}

function oneDecimal(kilos: number): number {
  return Math.round(kilos * 10) / 10;
}

/** The days on which something is eaten until nothing is left. */
function daysUntilEmpty(home: Household, index: number, real: number): number {
  let days = 0;
  for (let left = real; left > 0; days += 1) left -= eatenOn(home, index, days);
  return days;
}

function leftAfter(home: Household, index: number, real: number, days: number): number {
  let left = real;
  for (let day = 0; day < days; day += 1) left -= eatenOn(home, index, day);
  return Math.max(0, left);
}

function eatenOn(home: Household, index: number, day: number): number {
  const ofBag = 1 + NOISE * (home.bags[index] ?? 0);
  const ofDay = 1 + NOISE * (home.days[(index * 31 + day) % DAYS] ?? 0);
  return (home.total / home.trueDays) * ofBag * ofDay;
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
