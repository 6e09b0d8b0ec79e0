import type { FoodBag } from '@huella/contract';
import { sampleOf } from './samples.ts';

export interface Consumption {
  readonly days: number;
  /** Kilograms per day. */
  readonly rate: number;
  /** Pesos per day, with fractions; null without a price. */
  readonly pesos: number | null;
}

/** How long a finished bag lasted; null for one in use. The price applies to the bag's own kilograms, without leftovers. */
export function consumptionOf(bag: FoodBag): Consumption | null {
  const sample = sampleOf(bag);
  if (!sample) return null;
  const rate = sample.kilos / sample.days;
  const pesos = bag.precio === null ? null : (bag.precio / bag.total) * rate;
  return { days: sample.days, rate, pesos };
}
