import { addDays, daysBetween } from '@huella/validation/day';
import type { FoodBag } from '@huella/contract';
import { capacityOf } from '../bag.ts';
import { forecastOf } from '../forecast.ts';
import { daysUntilEmpty, leftAfter, oneDecimal, ownersEstimate } from './eating.ts';
import { foodBag } from './food-bag.ts';
import { type Household, plannedDays } from './households.ts';

/** Errors of a first bag's forecast, as a share of its true duration. */
export interface LookMiss {
  readonly forecast: number;
  /** Without a correction. */
  readonly before: number;
  /** From the correction alone. */
  readonly alone: number;
}

/** Corrects a household's first bag after `part` of its duration. */
export function errorAfterCorrection(household: Household, part: number): LookMiss {
  const bag = foodBag({ total: household.total, duracion: plannedDays(household) });
  const days = daysUntilEmpty(household, 0, household.total);
  const looked = Math.max(1, Math.round(days * part));
  const kilos = oneDecimal(
    ownersEstimate(leftAfter(household, 0, household.total, looked), bag, household.estimateErrors[0]),
  );
  const seen = { id: 1, dia: addDays(bag.fechaCompra, looked), kilos };
  const before = daysOf(bag);
  const eaten = capacityOf(bag) - kilos;
  const alone = eaten > 0 ? looked + (kilos / eaten) * looked : before;
  const miss = (foreseen: number) => Math.abs(foreseen - days) / days;
  return {
    forecast: miss(daysOf({ ...bag, correcciones: [seen] })),
    before: miss(before),
    alone: miss(alone),
  };
}

function daysOf(bag: FoodBag): number {
  return daysBetween(bag.fechaCompra, forecastOf(bag, { bags: [], today: bag.fechaCompra }).ends);
}
