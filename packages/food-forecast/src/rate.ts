import type { FoodBag } from '@huella/contract';
import { daysBetween } from '@huella/validation/day';
import { capacityOf, latestCorrection } from './bag.ts';
import { learnedRate, lessonsOf } from './lessons.ts';

/** Where a rate comes from: the owner's plan, earlier bags, or a correction (D108). */
export type Basis = 'planned' | 'learned' | 'corrected';

export interface Rated {
  /** Kilograms per day. */
  readonly rate: number;
  readonly basis: Basis;
  /** Number of earlier bags used. */
  readonly lessons: number;
}

/** Below this share of the expected rate the bag was probably not opened yet: ignores the correction. */
const BEGUN = 0.1;
/**
 * The share of the expected days from which a correction counts fully; before, it counts in proportion: an error of half a
 * kilogram on the second day would halve the forecast.
 */
const SETTLED = 0.5;

/** The expected rate, adjusted by the latest correction. */
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

function expectedRate(bag: FoodBag, bags: readonly FoodBag[]): Rated {
  const lessons = lessonsOf(bag, bags);
  if (lessons.length > 0) return { rate: learnedRate(lessons), basis: 'learned', lessons: lessons.length };
  return { rate: bag.total / bag.duracion, basis: 'planned', lessons: 0 };
}
