import * as calls from '@huella/contract/calendar-feed';
import { ok, operation } from '../../http/operation.ts';
import { feedToWire } from '../feed-to-wire.ts';

export const getCalendarFeed = operation({
  call: calls.getCalendarFeed,
  async handle({ ports, accountId }) {
    return ok(await feedToWire(ports, accountId));
  },
});
