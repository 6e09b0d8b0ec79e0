import type { AppError, WireRequest } from '@huella/api-client';
import type { FoodBag } from '@huella/contract';

/** What a call answered, before its schema was looked at. */
interface Reply {
  data?: unknown;
  error?: AppError;
}

/** The last call of each bag. */
const turns = new Map<number, Promise<unknown>>();

/**
 * Sends what is said of a bag after all that was said of it before is answered: a slow call that arrives last would win. For a `queryFn`,
 * whose endpoint's `responseSchema` checks the answer.
 */
export async function sendInTurn(
  bagId: number,
  wire: WireRequest,
  send: (wire: WireRequest) => PromiseLike<Reply> | Reply,
): Promise<{ data: FoodBag } | { error: AppError }> {
  const turn = (turns.get(bagId) ?? Promise.resolve()).then(() => send(wire));
  turns.set(
    bagId,
    turn.catch(() => {}),
  );
  const { data, error } = await turn;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `responseSchema` checks it
  return error === undefined ? { data: data as FoodBag } : { error };
}
