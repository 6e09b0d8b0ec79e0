import type { AppError, WireRequest } from '@huella/api-client';
import type { FoodBag } from '@huella/contract';

interface Reply {
  data?: unknown;
  error?: AppError;
}

const turns = new Map<number, Promise<unknown>>();

/**
 * Sends the changes of a bag one after the other, so that a slow one cannot win over a later one. For a `queryFn`, whose
 * endpoint's `responseSchema` checks the response.
 */
export async function sendInOrder(
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
