import type { Executor } from '../db/transaction.ts';
import { endpointHashOf } from './read-subscription.ts';
import { deleteSubscriptionTo } from './repositories/subscriptions.ts';

export async function deleteSubscriptionOfToken(
  db: Executor,
  accountId: number,
  token: string | null,
): Promise<void> {
  const endpointHash = token === null ? null : await endpointHashOf(token);
  if (endpointHash !== null) await deleteSubscriptionTo(db, accountId, endpointHash);
}
