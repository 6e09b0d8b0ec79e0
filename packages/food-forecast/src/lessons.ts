import type { FoodBag } from '@huella/contract';
import { compareDays, daysBetween } from '@huella/validation/day';
import { capacityOf } from './bag.ts';

/** What a bag that ended teaches: so many kilograms in so many days. */
export interface Lesson {
  readonly kilos: number;
  readonly days: number;
}

/** How much each of the last bags counts, the newest first: pets grow, and what they eat changes. */
const WEIGHTS = [3, 2, 1];

/** Of less than this part of a bag, what was eaten says nothing: half a kilogram guessed wrongly would be most of it. */
const ENOUGH = 0.25;

/** The lessons of the last three bags of the same food that the same pets finished before, newest first (D108). */
export function lessonsOf(bag: FoodBag, bags: readonly FoodBag[]): Lesson[] {
  return bags
    .filter((other) => other.id !== bag.id && isSameMeal(bag, other) && teaches(other))
    .toSorted((left, right) => compareDays(right.fechaCompra, left.fechaCompra) || right.id - left.id)
    .flatMap((other) => lessonOf(other) ?? [])
    .slice(0, WEIGHTS.length);
}

/** Kilograms a day, by at least one lesson. */
export function learnedRate(lessons: readonly Lesson[]): number {
  const weighted = (part: keyof Lesson) =>
    lessons.reduce((sum, lesson, index) => sum + (WEIGHTS[index] ?? 0) * lesson[part], 0);
  return weighted('kilos') / weighted('days');
}

/** What was eaten of a bag that ended, and in how many days; null of one that lasts or of which nothing was eaten. */
export function lessonOf(bag: FoodBag): Lesson | null {
  const { fechaCompra, terminada } = bag;
  if (!terminada) return null;
  const kilos = capacityOf(bag) - terminada.kilos;
  return kilos > 0 ? { kilos, days: Math.max(1, daysBetween(fechaCompra, terminada.dia)) } : null;
}

/** Whether somebody saw how a bag ended, on a later day than its purchase, and enough of it was eaten: else it was noted late. */
function teaches(bag: FoodBag): boolean {
  const { fechaCompra, terminada } = bag;
  if (!terminada?.observada || terminada.dia <= fechaCompra) return false;
  return capacityOf(bag) - terminada.kilos >= bag.total * ENOUGH;
}

function isSameMeal(bag: FoodBag, other: FoodBag): boolean {
  return bag.alimento.id === other.alimento.id && petsOf(bag) === petsOf(other);
}

function petsOf({ stocksAlimentoMascotas }: FoodBag): string {
  return stocksAlimentoMascotas
    .map(({ mascotaId }) => mascotaId)
    .toSorted((left, right) => left - right)
    .join();
}
