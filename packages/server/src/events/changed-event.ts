import { isUserCreatedKind } from '@huella/calendar';
import type { FieldError } from '@huella/contract';
import { eventSchema, isTime, momentOf, timeOfMoment } from '@huella/validation/event';
import { normalizeText } from '@huella/validation/text';
import type { Updateable } from 'kysely';
import { fieldText } from '../copy.ts';
import type { EventsTable } from '../db/schema/events.ts';
import { validateForm } from '../http/validate-form.ts';
import type { ValidationResult } from '../http/operation.ts';
import type { EventRow } from './event-to-wire.ts';
import { sentDescription, sentFields, storedFields, atSentPath } from './own-fields.ts';

/** The common fields that a request may change (D62). */
export interface SentEvent {
  readonly tipo: string;
  readonly event_on: string;
  readonly hora: string;
  readonly done: boolean;
  /** The `done` that the client knew; undefined if it was not sent. */
  readonly was_done?: boolean | undefined;
  readonly description?: string | undefined;
}

type Change = Pick<Updateable<EventsTable>, 'moment' | 'done' | 'follow_up'>;

export function changedEvent(row: EventRow, sent: SentEvent, now: Date): ValidationResult<Change | null> {
  if (isDoneSince(row, sent)) return { fields: [], input: null };
  const fields = [...fixedErrors(row, sent), ...movedErrors(row, sent, now)];
  if (fields.length > 0) return { fields };
  const moment = momentOf(sent.event_on, sent.hora);
  const follow_up = followUpAfter(row, sent);
  const done = sent.done ? 1 : 0;
  const isSame = moment === row.moment && done === row.done && follow_up === row.follow_up;
  return { fields, input: isSame ? null : { moment, done, follow_up } };
}

/** Another device marked it as done first: its moment stays. */
function isDoneSince(row: EventRow, { done, was_done }: SentEvent): boolean {
  return row.done === 1 && done && was_done === false;
}

/** All other fields must be unchanged; a client may send or omit them. */
function fixedErrors(row: EventRow, sent: SentEvent): FieldError[] {
  if (sent.tipo !== row.tipo) return [fixed('tipo')];
  const stored = storedFields(row);
  const others = sentFields(sent, row.tipo).filter(({ name }) => name !== 'proxima');
  const changed = others.filter(({ name, value }) => (value ?? stored[name]) !== stored[name]);
  const { path: descriptionPath, value: description = row.description } = sentDescription(sent);
  // As stored, or as typed originally.
  const isSame =
    typeof description === 'string' && [description, normalizeText(description)].includes(row.description);
  return [...(isSame ? [] : [fixed(descriptionPath)]), ...changed.map(({ path }) => fixed(path))];
}

/** Applies the rules of a new event that the change touches: an overdue event stays so until moved; `done` sets the time (D62). */
function movedErrors(row: EventRow, sent: SentEvent, now: Date): FieldError[] {
  if (row.done === 1 && !sent.done)
    return [{ path: 'done', code: 'done', message: fieldText.eventStaysDone }];
  const touched = touchedFields(row, sent);
  const kindFields = sentFields(sent, row.tipo);
  return validateForm(eventSchema(now), asNewEvent(row, sent))
    .fields.filter(({ path }) => touched.has(path))
    .map((field) => atSentPath(field, kindFields));
}

function touchedFields(row: EventRow, sent: SentEvent): ReadonlySet<string> {
  const { event_on, hora, done } = sent;
  const touched = new Set<string>();
  if (hora !== timeOfMoment(row.moment) && !(done && isTime(hora))) touched.add('hora');
  if (momentOf(event_on, hora) !== row.moment || done !== (row.done === 1)) touched.add('event_on');
  if (isFollowUpSent(row, sent)) touched.add('proxima');
  return touched;
}

/** Kinds without a form have the fields of a consultation. */
function asNewEvent(row: EventRow, sent: SentEvent): object {
  const { event_on, hora, done } = sent;
  const tipo = isUserCreatedKind(row.tipo) ? row.tipo : 'Consulta';
  const proxima = followUpAfter(row, sent);
  const when = { event_on, hora, done, proxima };
  return { mascotaId: row.pet_id, tipo, description: '', ...storedFields(row), ...when };
}

/** The follow-up as sent, or as stored; an untouched one is removed when the date passes it (D64). */
function followUpAfter(row: EventRow, sent: SentEvent): string | null {
  if (isFollowUpSent(row, sent)) return sentFollowUp(sent, row.tipo) ?? null;
  return row.follow_up !== null && row.follow_up < sent.event_on ? null : row.follow_up;
}

function isFollowUpSent(row: EventRow, sent: SentEvent): boolean {
  const day = sentFollowUp(sent, row.tipo);
  return day !== undefined && day !== row.follow_up;
}

/** Null removes it; undefined leaves it. */
function sentFollowUp(sent: SentEvent, kind: string): string | null | undefined {
  const value = sentFields(sent, kind).find(({ name }) => name === 'proxima')?.value;
  if (value === undefined) return undefined;
  return typeof value === 'string' && value !== '' ? value : null;
}

function fixed(path: string): FieldError {
  return { path, code: 'fixed', message: fieldText.eventFixed };
}
