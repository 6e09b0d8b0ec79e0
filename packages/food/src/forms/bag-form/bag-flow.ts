import type { Food, FoodBag, Pet } from '@huella/contract';
import type { Flow } from '@huella/forms';
import type { ValidFoodBag } from '@huella/validation/food';
import type { Control } from 'react-hook-form';
import type { BagFormValues } from './bag-values.ts';

export interface BagFacts {
  readonly pets: readonly Pet[];
  readonly foods: readonly Food[];
  /** The current bag that the new one follows. */
  readonly renewed: FoodBag | null;
}

export interface ValidBag {
  readonly bag: ValidFoodBag;
  readonly remaining: number | null;
}

export type BagFlow = Flow<BagFormValues, ValidBag>;
export type BagControl = Control<BagFormValues, unknown, ValidBag>;
