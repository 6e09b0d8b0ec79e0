import { followUpDayOf } from '@huella/calendar';
import type { Event } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import {
  argentineMoment,
  dayOfMoment,
  eventSchema,
  isTime,
  momentOf,
  timeOfMoment,
} from '@huella/validation/event';
import type { EventChangeBody } from '../api/new-event.ts';
import { valuesOf } from './event-values.ts';

export type EventMoment = Pick<Event, 'event_on' | 'hora' | 'done'>;

/** The request of a change: repeats the fields of its kind (D62). */
export function eventChange(event: Event, moment: EventMoment): EventChangeBody {
  const { tipo, description, EventoConsulta, EventoVacuna, EventoDespExterna, EventoDespInterna } = event;
  const { EventoCria, EventoCelo } = event;
  return {
    tipo,
    description,
    was_done: event.done,
    ...moment,
    ...(EventoConsulta && { EventoConsulta }),
    ...(EventoVacuna && { EventoVacuna }),
    ...(EventoDespExterna && { EventoDespExterna }),
    ...(EventoDespInterna && { EventoDespInterna }),
    ...(EventoCria && { EventoCria }),
    ...(EventoCelo && { EventoCelo }),
  };
}

/** Done means now, also off the quarter hour (D62). */
export function doneAt(now: Date): EventMoment {
  const moment = argentineMoment(now);
  return { event_on: dayOfMoment(moment), hora: timeOfMoment(moment), done: true };
}

/** The follow-up that a move deletes, because the new date is later (D64); null without one. */
export function passedFollowUp(event: Event, day: Day): Day | null {
  const followUp = followUpDayOf(event);
  return followUp !== null && day > followUp ? followUp : null;
}

/**
 * Errors of a move by field, by those rules of a new event that the change concerns. An overdue event stays valid, and a done one
 * may be at any minute.
 */
export function faultsOfMove(
  event: Event,
  moved: EventMoment,
  now: Date,
): Partial<Record<keyof EventMoment, string>> {
  const values = valuesOf(event);
  const { error } = eventSchema(now).safeParse({ ...values, tipo: values.tipo || 'Consulta', ...moved });
  const isMoved = momentOf(moved.event_on, moved.hora) !== momentOf(event.event_on, event.hora);
  const isOnAnyMinute = moved.hora === event.hora || (moved.done && isTime(moved.hora));
  const messageOf = (name: keyof EventMoment) => error?.issues.find(({ path }) => path[0] === name)?.message;
  return {
    ...(isMoved && { event_on: messageOf('event_on') }),
    ...(!isOnAnyMinute && { hora: messageOf('hora') }),
  };
}
