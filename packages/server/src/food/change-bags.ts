import type { FoodBag } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import { lockAccountForDecision } from '../auth/repositories/accounts.ts';
import type { Tx } from '../db/transaction.ts';
import { countMoves, listBags } from './repositories/food-bags.ts';
import { runOutDayOf } from './run-out.ts';

interface Change {
  readonly accountId: number;
  readonly now: Date;
  readonly today: Day;
}

/**
 * Changes an account's bags, one caller at a time, and returns all of them with the result of the work. A change of one bag may move the
 * last day of others; each moved bag gets a new version for calendars.
 */
export async function changeBags<Result>(
  tx: Tx,
  { accountId, now, today }: Change,
  work: (bags: readonly FoodBag[]) => Promise<Result>,
): Promise<{ readonly result: Result; readonly bags: FoodBag[] }> {
  await lockAccountForDecision(tx, accountId);
  const before = await listBags(tx, accountId);
  const result = await work(before);
  const bags = await listBags(tx, accountId);
  const moved = movedBags(shownBags(before, today), shownBags(bags, today));
  if (moved.length > 0) await countMoves(tx, moved, now);
  return { result, bags };
}

/** What calendars show of each bag: its last day and its pets; null once it has ended. */
function shownBags(bags: readonly FoodBag[], today: Day): Map<number, string | null> {
  return new Map(
    bags.map((bag) => {
      const pets = bag.stocksAlimentoMascotas.map(({ mascotaId }) => mascotaId);
      return [bag.id, bag.terminada ? null : `${runOutDayOf(bag, bags, today)} ${pets.join()}`];
    }),
  );
}

type Shown = ReadonlyMap<number, string | null>;

/** Existing bags that are now shown differently. */
function movedBags(before: Shown, after: Shown): number[] {
  return [...after].flatMap(([id, shown]) =>
    before.has(id) && shown !== null && shown !== before.get(id) ? [id] : [],
  );
}
