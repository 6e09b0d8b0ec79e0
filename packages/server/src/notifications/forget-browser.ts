import type { Executor } from '../db/transaction.ts';
import { endpointHashOf } from './read-subscription.ts';
import { dropSubscriptionTo } from './repositories/subscriptions.ts';

export async function forgetBrowser(db: Executor, accountId: number, token: string | null): Promise<void> {
  const endpointHash = token === null ? null : await endpointHashOf(token);
  if (endpointHash !== null) await dropSubscriptionTo(db, accountId, endpointHash);
}
