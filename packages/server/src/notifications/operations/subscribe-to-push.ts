import * as calls from '@huella/contract/notifications';
import { lockAccountForDecision } from '../../auth/repositories/accounts.ts';
import { newSecret } from '../../auth/secret.ts';
import { fieldText } from '../../copy.ts';
import { invalidFields } from '../../http/api-error.ts';
import { created, operation } from '../../http/operation.ts';
import { consume, limits } from '../../limits/limits.ts';
import { readSubscription } from '../read-subscription.ts';
import {
  deleteOldestSubscriptions,
  findSubscription,
  replaceSubscription,
} from '../repositories/subscriptions.ts';

const MAXIMUM = 10;

/** The same subscription keeps its mark, so that messages being sent stay recognisable. */
export const subscribeToPush = operation({
  call: calls.subscribeToPush,
  async handle({ ports, accountId, sessionId, body, now, transact }) {
    await consume(ports, limits.pushByAccount, String(accountId));
    const [token = ''] = body.tokens;
    const read = await readSubscription(ports.push, token);
    if (!read)
      throw invalidFields({ path: 'tokens.0', code: 'unusable', message: fieldText.pushSubscription });
    const { text, service, endpointHash } = read;
    return transact(async (tx) => {
      await lockAccountForDecision(tx, accountId);
      const known = await findSubscription(tx, endpointHash);
      if (known?.session_id === sessionId && known.subscription === text)
        return created({ id: known.id, marca: known.mark });
      const mark = newSecret();
      const id = await replaceSubscription(tx, {
        account_id: accountId,
        session_id: sessionId,
        endpoint_hash: endpointHash,
        service,
        subscription: text,
        mark,
        created_at: now.toISOString(),
      });
      await deleteOldestSubscriptions(tx, accountId, MAXIMUM);
      return created({ id, marca: mark });
    });
  },
});
