import type { FoodBag } from '@huella/contract';
import { putBag } from '../lib/put-bag.ts';
import { foodApi } from './food-endpoints.ts';

interface Mutation<Answer> {
  dispatch: (patch: ReturnType<typeof patchOf>) => unknown;
  queryFulfilled: Promise<{ data: Answer }>;
}

const latest = new Map<number, FoodBag>();

/**
 * Shows a changed bag until the server responds with it, and the old one when it is rejected. Patches this bag only: undoing a
 * patch of the whole list would undo other changes too.
 */
export async function changeOptimistically(
  before: FoodBag,
  after: FoodBag,
  { dispatch, queryFulfilled }: Mutation<FoodBag>,
): Promise<void> {
  const show = (bag: FoodBag) => dispatch(patchOf((bags) => putBag(bags, bag)));
  latest.set(before.id, after);
  show(after);
  const answer = await queryFulfilled.then(
    ({ data }) => data,
    () => before,
  );
  // Keeps a later change on the screen.
  if (latest.get(before.id) !== after) return;
  latest.delete(before.id);
  show(answer);
}

/** Removes a bag; when rejected, it is back in its place. */
export async function removeOptimistically(
  bag: FoodBag,
  { dispatch, queryFulfilled }: Mutation<unknown>,
): Promise<void> {
  dispatch(patchOf((bags) => bags.splice(0, bags.length, ...bags.filter(({ id }) => id !== bag.id))));
  try {
    await queryFulfilled;
  } catch {
    dispatch(patchOf((bags) => putBag(bags, bag)));
  }
}

function patchOf(change: (bags: FoodBag[]) => unknown) {
  return foodApi.util.updateQueryData('listFoodBags', undefined, (bags) => void change(bags));
}
