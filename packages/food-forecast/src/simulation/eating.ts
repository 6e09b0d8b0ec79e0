import type { FoodBag } from '@huella/contract';
import { capacityOf } from '../bag.ts';
import type { Household } from './households.ts';

/** Each bag and each day vary by so much: what pets eat, and what else they get. */
const NOISE = 0.15;
/** How wrong people are about how many kilograms they see, and no more than a tenth of the bag. */
const SIGHT_KILOS = 0.5;

/** What somebody takes for so many kilograms, looking into the bag: `sight` is from −1, far too few, to 1. */
export function sighted(left: number, bag: FoodBag, sight = 0): number {
  return Math.min(capacityOf(bag), Math.max(0, left + sight * Math.min(SIGHT_KILOS, bag.total / 10)));
}

export function oneDecimal(kilos: number): number {
  return Math.round(kilos * 10) / 10;
}

/** The days on which something is eaten until nothing is left. */
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
