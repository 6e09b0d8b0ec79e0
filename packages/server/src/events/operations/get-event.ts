import * as calls from '@huella/contract/events';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { findBirthday } from '../birthdays.ts';
import { findEvent } from '../repositories/events.ts';

export const getEvent = operation({
  call: calls.getEvent,
  async handle({ ports: { db }, accountId, params: { id }, today }) {
    const event =
      id < 0 ? await findBirthday(db, accountId, { id, today }) : await findEvent(db, accountId, id);
    if (!event) throw new ApiError('not_found');
    return ok(event);
  },
});
