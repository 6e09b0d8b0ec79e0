import type { FoodBag } from '@huella/contract';

/**
 * Puts a bag into the list, in the place of the one with its id or where the server would have it: newest purchase first. Changes the
 * list itself, as a draft of the cache is changed.
 */
export function putBag(bags: FoodBag[], bag: FoodBag): void {
  const place = bags.findIndex(({ id }) => id === bag.id);
  if (place !== -1) bags[place] = bag;
  else {
    const next = bags.findIndex((other) => isNewer(bag, other));
    bags.splice(next === -1 ? bags.length : next, 0, bag);
  }
}

function isNewer(bag: FoodBag, other: FoodBag): boolean {
  return bag.fechaCompra === other.fechaCompra ? bag.id > other.id : bag.fechaCompra > other.fechaCompra;
}
