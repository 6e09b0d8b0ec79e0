import type { FoodBag } from '@huella/contract';

/** Puts a bag into the list, in place of the one with its id or by newest purchase first. Mutates the list, as a cache draft. */
export function putBag(bags: FoodBag[], bag: FoodBag): void {
  const index = bags.findIndex(({ id }) => id === bag.id);
  if (index !== -1) bags[index] = bag;
  else {
    const next = bags.findIndex((other) => isNewer(bag, other));
    bags.splice(next === -1 ? bags.length : next, 0, bag);
  }
}

function isNewer(bag: FoodBag, other: FoodBag): boolean {
  return bag.fechaCompra === other.fechaCompra ? bag.id > other.id : bag.fechaCompra > other.fechaCompra;
}
