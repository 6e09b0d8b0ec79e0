import * as calls from '@huella/contract/auth';
import { ok, operation } from '../../http/operation.ts';
import type { Executor } from '../../db/transaction.ts';
import { endpointHashOf } from '../../notifications/read-subscription.ts';
import { deleteSubscriptionTo } from '../../notifications/repositories/subscriptions.ts';
import { findRefreshToken, revokeSession } from '../repositories/sessions.ts';
import { hashOf } from '../secret.ts';

/** Responds the same to an ended session and an unknown token. Other devices stay signed in and keep their push messages. */
export const logout = operation({
  call: calls.logout,
  async handle({ ports, body, now, forgetTokens }) {
    const held = await findRefreshToken(ports.db, await hashOf(body.refreshToken));
    if (held) {
      await revokeSession(ports.db, held.sessionId, now);
      await deleteSubscriptionOfToken(ports.db, held.accountId, body.firebase_token);
      forgetTokens(held.accountId);
    }
    return ok({});
  },
});

async function deleteSubscriptionOfToken(
  db: Executor,
  accountId: number,
  token: string | null,
): Promise<void> {
  const endpointHash = token === null ? null : await endpointHashOf(token);
  if (endpointHash !== null) await deleteSubscriptionTo(db, accountId, endpointHash);
}
