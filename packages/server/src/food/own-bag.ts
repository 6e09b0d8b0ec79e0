import type { FoodBag } from '@huella/contract';
import { fieldText } from '../copy.ts';
import { ApiError } from '../http/api-error.ts';

/** One of the caller's bags; 404 when it is not theirs or gone. */
export function ownBag(bags: readonly FoodBag[], id: number): FoodBag {
  const bag = bags.find((one) => one.id === id);
  if (!bag) throw new ApiError('not_found');
  return bag;
}

/** The same while it lasts; 409 when it has ended. */
export function ownLastingBag(bags: readonly FoodBag[], id: number): FoodBag {
  const bag = ownBag(bags, id);
  if (bag.terminada !== null) throw new ApiError('not_editable', { message: fieldText.bagEnded });
  return bag;
}
