import type { FoodBag } from '@huella/contract';
import { compareDays, daysBetween } from '@huella/validation/day';
import { capacityOf } from './bag.ts';

/** Kilograms eaten of a finished bag, and in how many days. */
export interface Sample {
  readonly kilos: number;
  readonly days: number;
}

/** Weights of the last bags, newest first, because appetite changes. */
const WEIGHTS = [3, 2, 1];

/** The minimum share of a bag that must be eaten: below it, estimation errors dominate. */
const ENOUGH = 0.25;

/** The last three finished bags of the same food for the same pets, newest first (D108). */
export function samplesOf(bag: FoodBag, bags: readonly FoodBag[]): Sample[] {
  return bags
    .filter((other) => other.id !== bag.id && isSameMeal(bag, other) && teaches(other))
    .toSorted((left, right) => compareDays(right.fechaCompra, left.fechaCompra) || right.id - left.id)
    .flatMap((other) => sampleOf(other) ?? [])
    .slice(0, WEIGHTS.length);
}

/** Kilograms per day; needs at least one sample. */
export function learnedRate(samples: readonly Sample[]): number {
  const weighted = (part: keyof Sample) =>
    samples.reduce((sum, sample, index) => sum + (WEIGHTS[index] ?? 0) * sample[part], 0);
  return weighted('kilos') / weighted('days');
}

/** Null for a bag in use, or of which nothing was eaten. */
export function sampleOf(bag: FoodBag): Sample | null {
  const { fechaCompra, terminada } = bag;
  if (!terminada) return null;
  const kilos = capacityOf(bag) - terminada.kilos;
  return kilos > 0 ? { kilos, days: Math.max(1, daysBetween(fechaCompra, terminada.dia)) } : null;
}

/** Whether the end was observed after the day of purchase and enough was eaten. */
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
