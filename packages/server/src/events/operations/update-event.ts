import * as calls from '@huella/contract/events';
import { momentOf } from '@huella/validation/event';
import type { Tx } from '../../db/transaction.ts';
import { ApiError, invalidFields } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { changedEvent, type SentEvent } from '../changed-event.ts';
import { eventToWire, type EventRow } from '../event-to-wire.ts';
import { lockOwnEvent } from '../lock-own-event.ts';
import { changeEvent } from '../repositories/events.ts';

/** An unchanged event keeps its version, so that a second `done` updates no calendar. */
export const updateEvent = operation({
  call: calls.updateEvent,
  handle({ accountId, params: { id }, body, now, today, transact }) {
    return transact(async (tx) => {
      const row = await lockOwnEvent(tx, { accountId, id, today });
      if (row.tipo === 'Videollamada') rejectMovedCall(row, body);
      return ok(eventToWire(await change(tx, row, body, now)));
    });
  },
});

async function change(tx: Tx, row: EventRow, sent: SentEvent, now: Date): Promise<EventRow> {
  const { input, fields } = changedEvent(row, sent, now);
  if (input === undefined) throw invalidFields(...fields);
  if (input === null) return row;
  await changeEvent(tx, row.id, input, now);
  return { ...row, ...input };
}

/** Video calls are agreed on the phone, so owners cannot move them. */
function rejectMovedCall(row: EventRow, { event_on, hora }: SentEvent): void {
  if (momentOf(event_on, hora) !== row.moment) throw new ApiError('not_editable');
}
