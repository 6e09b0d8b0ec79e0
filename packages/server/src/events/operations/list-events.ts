import { birthdaysOf } from '@huella/calendar';
import type { Event } from '@huella/contract';
import * as calls from '@huella/contract/events';
import { momentOf } from '@huella/validation/event';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { listBirthdayPets } from '../repositories/birthday-pets.ts';
import { listEventsAfter, type EventCursor } from '../repositories/events.ts';

/** Sorts before every event. */
const NEWEST: EventCursor = { moment: '9999-12-31T24:00', id: 0 };

/** Reads a whole page of stored events and all birthdays, so that any merged page is complete. */
export const listEvents = operation({
  call: calls.listEvents,
  async handle({ ports: { db }, accountId, today, query: { mascotaId: petId, antes } }) {
    const pets = await listBirthdayPets(db, { accountId, petId });
    if (petId !== undefined && pets.length === 0) throw new ApiError('not_found');
    const cursor = antes === undefined ? NEWEST : parseCursor(antes);
    const stored = await listEventsAfter(db, { accountId, petId }, cursor, calls.EVENTS_PAGE);
    const birthdays = pets
      .flatMap((pet) => birthdaysOf(pet, today))
      .filter((birthday) => compare(cursorAt(birthday), cursor) > 0);
    const page = [...stored, ...birthdays].toSorted((left, right) =>
      compare(cursorAt(left), cursorAt(right)),
    );
    return ok(page.slice(0, calls.EVENTS_PAGE));
  },
});

function parseCursor(antes: string): EventCursor {
  const [moment = '', id = ''] = antes.split(',');
  return { moment, id: Number(id) };
}

function cursorAt({ event_on, hora, id }: Event): EventCursor {
  return { moment: momentOf(event_on, hora), id };
}

/** Positive when the left one is older. */
function compare(left: EventCursor, right: EventCursor): number {
  if (left.moment !== right.moment) return left.moment < right.moment ? 1 : -1;
  return right.id - left.id;
}
