import type { FoodBag } from '@huella/contract';
import { daysBetween } from '@huella/validation/day';
import { capacityOf, latestCorrection } from './bag.ts';
import { learnedRate, samplesOf } from './samples.ts';

/** Where a rate comes from: the owner's plan, earlier bags, or a correction (D108). */
export type Basis = 'planned' | 'learned' | 'corrected';

export interface Rated {
  /** Kilograms per day. */
  readonly rate: number;
  readonly basis: Basis;
  /** Number of earlier bags used. */
  readonly samples: number;
}

/** Below this share of the expected rate the bag was probably not opened yet: ignores the correction. */
const MINIMUM_SHARE = 0.1;
/**
 * The share of the expected days from which a correction counts fully; before, it counts in proportion: an error of half a
 * kilogram on the second day would halve the forecast.
 */
const FULL_TRUST_SHARE = 0.5;

/** The expected rate, adjusted by the latest correction. */
export function rateOf(bag: FoodBag, bags: readonly FoodBag[]): Rated {
  const expected = expectedRate(bag, bags);
  const seen = latestCorrection(bag);
  const days = seen ? daysBetween(bag.fechaCompra, seen.dia) : 0;
  if (!seen || days <= 0) return expected;
  const rate = (capacityOf(bag) - seen.kilos) / days;
  if (rate < expected.rate * MINIMUM_SHARE) return expected;
  const trust = Math.min(1, days / (FULL_TRUST_SHARE * (capacityOf(bag) / expected.rate)));
  return { ...expected, rate: expected.rate + trust * (rate - expected.rate), basis: 'corrected' };
}

function expectedRate(bag: FoodBag, bags: readonly FoodBag[]): Rated {
  const samples = samplesOf(bag, bags);
  if (samples.length > 0) return { rate: learnedRate(samples), basis: 'learned', samples: samples.length };
  return { rate: bag.total / bag.duracion, basis: 'planned', samples: 0 };
}
