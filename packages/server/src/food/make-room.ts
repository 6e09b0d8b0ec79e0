import type { FoodBag } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import type { Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { endBag } from './repositories/food-bags.ts';
import { runOutDayOf } from './run-out.ts';
import { seenEmptyOn } from './seen-empty.ts';

export interface NewBag {
  readonly id?: number;
  readonly foodId: number;
  readonly petIds: readonly number[];
}

/** Allows a pet one lasting bag per food (D107): 409 while another has something left. An empty one ends on its last day. */
export async function makeRoom(tx: Tx, bags: readonly FoodBag[], newBag: NewBag, today: Day): Promise<void> {
  for (const bag of bags.filter((one) => one.terminada === null && isInTheWay(one, newBag))) {
    const day = runOutDayOf(bag, bags, today);
    if (day > today) throw new ApiError('already_loaded', { id: bag.id });
    await endBag(tx, bag.id, { day, grams: 0, observed: seenEmptyOn(bag) !== null });
  }
}

/** The bag that followed an ended one, even if it has ended, too. */
export function followerOf(
  { terminada }: FoodBag,
  bags: readonly FoodBag[],
  newBag: NewBag,
): FoodBag | undefined {
  return bags.find((one) => terminada && isInTheWay(one, newBag) && one.fechaCompra >= terminada.dia);
}

function isInTheWay({ id, alimento, stocksAlimentoMascotas }: FoodBag, newBag: NewBag): boolean {
  if (id === newBag.id || alimento.id !== newBag.foodId) return false;
  return stocksAlimentoMascotas.some(({ mascotaId }) => newBag.petIds.includes(mascotaId));
}
