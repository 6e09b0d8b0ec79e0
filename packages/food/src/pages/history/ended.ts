import type { FoodBag } from '@huella/contract';
import { compareDays } from '@huella/validation/day';
import { isEatenBy } from '../../lib/current-bag.ts';

export interface Ended {
  readonly bag: FoodBag;
  readonly end: NonNullable<FoodBag['terminada']>;
}

export function endedBags(bags: readonly FoodBag[], petId: number | undefined): Ended[] {
  return bags
    .flatMap((bag) =>
      bag.terminada && (petId === undefined || isEatenBy(bag, petId)) ? [{ bag, end: bag.terminada }] : [],
    )
    .toSorted((left, right) => compareDays(right.end.dia, left.end.dia) || right.bag.id - left.bag.id);
}

export interface YearOfBags {
  /** `YYYY` */
  readonly year: string;
  readonly ended: readonly Ended[];
}

/** Groups sorted bags by the year in which they ended. */
export function byYear(ended: readonly Ended[]): YearOfBags[] {
  const years = Map.groupBy(ended, ({ end }) => end.dia.slice(0, 4));
  return [...years].map(([year, ofYear]) => ({ year, ended: ofYear }));
}
