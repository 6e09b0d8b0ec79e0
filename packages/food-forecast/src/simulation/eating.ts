import type { FoodBag } from '@huella/contract';
import { capacityOf } from '../bag.ts';
import type { Household } from './households.ts';

/** Variation per bag and per day. */
const NOISE = 0.15;
/** Error of people's estimates in kilograms, at most a tenth of the bag. */
const SIGHT_KILOS = 0.5;

/** An estimate of what is left; `sight` is the error from −1 (too low) to 1. */
export function sighted(left: number, bag: FoodBag, sight = 0): number {
  return Math.min(capacityOf(bag), Math.max(0, left + sight * Math.min(SIGHT_KILOS, bag.total / 10)));
}

export function oneDecimal(kilos: number): number {
  return Math.round(kilos * 10) / 10;
}

export function daysUntilEmpty(home: Household, index: number, real: number): number {
  let days = 0;
  for (let left = real; left > 0; days += 1) left -= eatenOn(home, index, days);
  return days;
}

export function leftAfter(home: Household, index: number, real: number, days: number): number {
  let left = real;
  for (let day = 0; day < days; day += 1) left -= eatenOn(home, index, day);
  return Math.max(0, left);
}

function eatenOn(home: Household, index: number, day: number): number {
  const ofBag = 1 + NOISE * (home.bags[index] ?? 0);
  const ofDay = 1 + NOISE * (home.days[(index * 31 + day) % home.days.length] ?? 0);
  return (home.total / home.trueDays) * ofBag * ofDay;
}
