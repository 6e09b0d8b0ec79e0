import * as calls from '@huella/contract/events';
import { ApiError } from '../../http/api-error.ts';
import { noContent, operation } from '../../http/operation.ts';
import { lockOwnEvent } from '../lock-own-event.ts';
import { deleteEventRow } from '../repositories/events.ts';

export const deleteEvent = operation({
  call: calls.deleteEvent,
  handle({ accountId, params: { id }, today, transact }) {
    return transact(async (tx) => {
      const { tipo } = await lockOwnEvent(tx, { accountId, id, today });
      if (tipo === 'Videollamada') throw new ApiError('not_editable');
      await deleteEventRow(tx, id);
      return noContent();
    });
  },
});
