import type { FoodBag } from '@huella/contract';
import { lessonOf } from './lessons.ts';

export interface Lasted {
  readonly days: number;
  /** Kilograms per day. */
  readonly rate: number;
  /** Pesos per day, with fractions; null without a price. */
  readonly pesos: number | null;
}

/** How long a finished bag lasted; null for one in use. The price applies to the bag's own kilograms, without leftovers. */
export function lastedOf(bag: FoodBag): Lasted | null {
  const lesson = lessonOf(bag);
  if (!lesson) return null;
  const rate = lesson.kilos / lesson.days;
  const pesos = bag.precio === null ? null : (bag.precio / bag.total) * rate;
  return { days: lesson.days, rate, pesos };
}
