import * as calls from '@huella/contract/events';
import { momentOf, type ValidEvent } from '@huella/validation/event';
import { normalizeLine } from '@huella/validation/text';
import type { Insertable } from 'kysely';
import { lockAccountShared } from '../../auth/repositories/accounts.ts';
import { fieldText } from '../../copy.ts';
import type { EventsTable } from '../../db/schema/events.ts';
import { ApiError, invalidFields } from '../../http/api-error.ts';
import { created, operation } from '../../http/operation.ts';
import { findPetRow } from '../../pets/repositories/pets.ts';
import { newEventRules } from '../new-event-rules.ts';
import { sentFields, atSentPath } from '../own-fields.ts';
import { countEvents, insertEvent } from '../repositories/events.ts';
import { unfitChoice } from '../unfit-choices.ts';

/** Far above a long life of many pets. */
const EVENTS_MAXIMUM = 20_000;

export const createEvent = operation({
  call: calls.createEvent,
  rules: newEventRules,
  async handle({ accountId, body, input, now, transact }) {
    return transact(async (tx) => {
      await lockAccountShared(tx, accountId);
      const pet = await findPetRow(tx, accountId, input.mascotaId);
      if (!pet) throw new ApiError('not_found');
      const unfit = await unfitChoice(tx, input, pet);
      if (unfit) throw invalidFields(atSentPath(unfit, sentFields(body, input.tipo)));
      if ((await countEvents(tx, accountId)) >= EVENTS_MAXIMUM)
        throw invalidFields({ path: '', code: 'too_many', message: fieldText.tooManyEvents });
      const at = now.toISOString();
      const title = normalizeLine(body.title ?? '');
      const row = { account_id: accountId, title, created_at: at, updated_at: at, ...columnsOf(input) };
      return created({ id: await insertEvent(tx, row) });
    });
  },
});

type Columns = Omit<Insertable<EventsTable>, 'account_id' | 'title' | 'created_at' | 'updated_at'>;

function columnsOf(event: ValidEvent): Columns {
  return {
    pet_id: event.mascotaId,
    tipo: event.tipo,
    moment: momentOf(event.event_on, event.hora),
    done: event.done ? 1 : 0,
    description: event.description,
    vaccine_id: 'vacunaId' in event ? event.vacunaId : null,
    product_id: 'productoId' in event ? event.productoId : null,
    follow_up: 'proxima' in event ? event.proxima : null,
    machos: 'machos' in event ? event.machos : null,
    hembras: 'machos' in event ? event.hembras : null,
    fallecidos: 'machos' in event ? event.fallecidos : null,
  };
}
