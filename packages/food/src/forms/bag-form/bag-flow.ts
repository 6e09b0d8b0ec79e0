import type { Food, FoodBag, Pet } from '@huella/contract';
import type { Flow } from '@huella/forms';
import type { ValidFoodBag } from '@huella/validation/food';
import type { Control } from 'react-hook-form';
import type { BagFormValues } from './bag-values.ts';

/** What the form needs to know. */
export interface BagFacts {
  readonly pets: readonly Pet[];
  readonly foods: readonly Food[];
  /** The bag that the new one follows, which lasts. */
  readonly renewed: FoodBag | null;
}

/** A bag that may be sent, and what is left of the one before. */
export interface CheckedBag {
  readonly bag: ValidFoodBag;
  readonly left: number | null;
}

export type BagFlow = Flow<BagFormValues, CheckedBag>;
export type BagControl = Control<BagFormValues, unknown, CheckedBag>;
