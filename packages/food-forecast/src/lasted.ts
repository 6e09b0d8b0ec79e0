import type { FoodBag } from '@huella/contract';
import { lessonOf } from './lessons.ts';

/** How long a bag lasted and what a day of it cost. */
export interface Lasted {
  readonly days: number;
  /** Kilograms a day. */
  readonly rate: number;
  /** Pesos a day, with fractions; null where no price was noted. */
  readonly pesos: number | null;
}

/** What became of a bag that ended; null of one that lasts. The price is of the bag's own kilograms, not of what was carried over. */
export function lastedOf(bag: FoodBag): Lasted | null {
  const lesson = lessonOf(bag);
  if (!lesson) return null;
  const rate = lesson.kilos / lesson.days;
  const pesos = bag.precio === null ? null : (bag.precio / bag.total) * rate;
  return { days: lesson.days, rate, pesos };
}
