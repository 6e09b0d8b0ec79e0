import type { FoodBag } from '@huella/contract';
import { daysBetween } from '@huella/validation/day';

/** What a bag that ended teaches: so many kilograms in so many days. */
export interface Lesson {
  readonly kilos: number;
  readonly days: number;
}

/** How much each of the last bags counts, the newest first: pets grow, and what they eat changes. */
const WEIGHTS = [3, 2, 1];

/** The lessons of the last three bags of the same food that the same pets finished before, newest first (D108). */
export function lessonsOf(bag: FoodBag, bags: readonly FoodBag[]): Lesson[] {
  return bags
    .filter((other) => other.id !== bag.id && other.terminada?.observada && isSameMeal(bag, other))
    .toSorted((left, right) => (left.fechaCompra < right.fechaCompra ? 1 : -1))
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
export function lessonOf({ total, sobrante, fechaCompra, terminada }: FoodBag): Lesson | null {
  if (!terminada) return null;
  const kilos = total + sobrante - terminada.kilos;
  return kilos > 0 ? { kilos, days: Math.max(1, daysBetween(fechaCompra, terminada.dia)) } : null;
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
