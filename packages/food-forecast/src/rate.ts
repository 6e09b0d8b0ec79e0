import type { FoodBag } from '@huella/contract';
import { daysBetween } from '@huella/validation/day';
import { capacityOf, latestCorrection } from './bag.ts';
import { learnedRate, lessonsOf } from './lessons.ts';

/** On what a rate rests: what the owner meant, what earlier bags taught, or what the owner saw of this one (D108). */
export type Basis = 'planned' | 'learned' | 'corrected';

/** How fast a bag is eaten. */
export interface Rated {
  /** Kilograms a day. */
  readonly rate: number;
  readonly basis: Basis;
  /** How many earlier bags taught the rate. */
  readonly lessons: number;
}

/** Below this part of the expected rate a bag was not begun when it was looked at: what it says of the rate is nothing. */
const BEGUN = 0.1;
/**
 * From this part of the expected days on, what was seen of a bag counts alone; before, for its part: who guesses wrongly by half a
 * kilogram on the second day would say that a bag lasts half as long.
 */
const SETTLED = 0.5;

/** The rate of a bag: what is expected of it, corrected by what its owner saw last. */
export function rateOf(bag: FoodBag, bags: readonly FoodBag[]): Rated {
  const expected = expectedRate(bag, bags);
  const seen = latestCorrection(bag);
  const days = seen ? daysBetween(bag.fechaCompra, seen.dia) : 0;
  if (!seen || days <= 0) return expected;
  const rate = (capacityOf(bag) - seen.kilos) / days;
  if (rate < expected.rate * BEGUN) return expected;
  const trust = Math.min(1, days / (SETTLED * (capacityOf(bag) / expected.rate)));
  return { ...expected, rate: expected.rate + trust * (rate - expected.rate), basis: 'corrected' };
}

/** What is expected before anybody looked into the bag. */
function expectedRate(bag: FoodBag, bags: readonly FoodBag[]): Rated {
  const lessons = lessonsOf(bag, bags);
  if (lessons.length > 0) return { rate: learnedRate(lessons), basis: 'learned', lessons: lessons.length };
  return { rate: bag.total / bag.duracion, basis: 'planned', lessons: 0 };
}
