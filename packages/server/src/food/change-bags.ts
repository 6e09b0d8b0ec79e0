import type { FoodBag } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import { holdAccountAlone } from '../auth/repositories/accounts.ts';
import type { Tx } from '../db/transaction.ts';
import { countMoves, listBags } from './repositories/food-bags.ts';
import { runOutDays } from './run-out.ts';

interface Change {
  readonly accountId: number;
  readonly now: Date;
  readonly today: Day;
}

/**
 * Changes bags of an account, one caller after the other, and answers all of them as they are then, with what the work does. What one bag teaches moves the last
 * day of others: each that moved is counted, for the calendars that have it.
 */
export async function changeBags<Result>(
  tx: Tx,
  { accountId, now, today }: Change,
  work: (bags: readonly FoodBag[]) => Promise<Result>,
): Promise<{ readonly result: Result; readonly bags: FoodBag[] }> {
  await holdAccountAlone(tx, accountId);
  const bags = await listBags(tx, accountId);
  const before = runOutDays(bags, today);
  const result = await work(bags);
  const changed = await listBags(tx, accountId);
  const after = runOutDays(changed, today);
  const moved = [...after].filter(([id, day]) => before.has(id) && day !== null && before.get(id) !== day);
  if (moved.length > 0)
    await countMoves(
      tx,
      moved.map(([id]) => id),
      now,
    );
  return { result, bags: changed };
}
