import type { FoodBag } from '@huella/contract';
import { putBag } from '../lib/put-bag.ts';
import { foodApi } from './food-endpoints.ts';

/** What of a mutation's lifecycle is needed here. */
interface Mutation<Answer> {
  dispatch: (patch: ReturnType<typeof patchOf>) => unknown;
  queryFulfilled: Promise<{ data: Answer }>;
}

/** What is shown of each bag of which something was said that is not answered yet. */
const latest = new Map<number, FoodBag>();

/**
 * Shows a bag as it will be until the server answers with it; refused, it is as it was before. Only this bag is touched: a patch of the
 * whole list that was taken back would also take back what was done to others meanwhile.
 */
export async function changeAtOnce(
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
  // What was said of it meanwhile stays on the screen.
  if (latest.get(before.id) !== after) return;
  latest.delete(before.id);
  show(answer);
}

/** Takes a bag away; refused, it comes back to its place. */
export async function removeAtOnce(
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
