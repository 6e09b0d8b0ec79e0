import type { FoodBag } from '@huella/contract';
import { capacityOf } from '../bag.ts';
import type { Household } from './households.ts';

/** Variation per bag and per day. */
const NOISE = 0.15;
/** Error of people's estimates in kilograms, at most a tenth of the bag. */
const ESTIMATE_ERROR_KILOS = 0.5;

/** An estimate of what is left; `estimateError` is the error from −1 (too low) to 1. */
export function ownersEstimate(left: number, bag: FoodBag, estimateError = 0): number {
  return Math.min(
    capacityOf(bag),
    Math.max(0, left + estimateError * Math.min(ESTIMATE_ERROR_KILOS, bag.total / 10)),
  );
}

export function oneDecimal(kilos: number): number {
  return Math.round(kilos * 10) / 10;
}

export function daysUntilEmpty(household: Household, index: number, real: number): number {
  let days = 0;
  for (let left = real; left > 0; days += 1) left -= eatenOn(household, index, days);
  return days;
}

export function leftAfter(household: Household, index: number, real: number, days: number): number {
  let left = real;
  for (let day = 0; day < days; day += 1) left -= eatenOn(household, index, day);
  return Math.max(0, left);
}

function eatenOn(household: Household, index: number, day: number): number {
  const ofBag = 1 + NOISE * (household.bags[index] ?? 0);
  const ofDay = 1 + NOISE * (household.days[(index * 31 + day) % household.days.length] ?? 0);
  return (household.total / household.trueDays) * ofBag * ofDay;
}
