import type { FoodBag } from '@huella/contract';
import { fieldText } from '../copy.ts';
import { ApiError } from '../http/api-error.ts';

/** 404 for a bag that is missing or not the caller's. */
export function ownBag(bags: readonly FoodBag[], id: number): FoodBag {
  const bag = bags.find((one) => one.id === id);
  if (!bag) throw new ApiError('not_found');
  return bag;
}

/** Like `ownBag`, and 409 when it has ended. */
export function ownLastingBag(bags: readonly FoodBag[], id: number): FoodBag {
  const bag = ownBag(bags, id);
  if (bag.terminada !== null) throw new ApiError('not_editable', { message: fieldText.bagEnded });
  return bag;
}
