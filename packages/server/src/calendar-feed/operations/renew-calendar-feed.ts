import * as calls from '@huella/contract/calendar-feed';
import { lockAccountShared } from '../../auth/repositories/accounts.ts';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { feedToWire } from '../feed-to-wire.ts';
import { newFeedSecret } from '../new-feed-secret.ts';
import { renewSecret } from '../repositories/calendar-feeds.ts';

export const renewCalendarFeed = operation({
  call: calls.renewCalendarFeed,
  async handle({ ports, accountId, transact }) {
    const secret = await newFeedSecret(ports.vault);
    return transact(async (tx) => {
      await lockAccountShared(tx, accountId);
      if (!(await renewSecret(tx, accountId, secret))) throw new ApiError('not_found');
      return ok(await feedToWire({ ...ports, db: tx }, accountId));
    });
  },
});
