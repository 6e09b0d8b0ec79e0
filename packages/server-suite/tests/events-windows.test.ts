/** The window is on the instant in Argentina, both ends inclusive (specification §5 *Event*, D63). */
import { calls } from '@huella/contract';
import { expect, test } from 'vitest';
import { atInstant } from '../src/at-instant.ts';
import { fieldMessages, newClient } from '../src/client.ts';
import { addEvent, changeEvent, eventBody, eventOf } from '../src/events.ts';
import { addPet, logIn, signUpWithPerson } from '../src/fixtures.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

const PAST = 'Lo que ya ocurrió puede ser desde hace 15 años hasta ahora';
const AHEAD = 'Lo que falta puede ser desde ahora hasta dentro de 2 años';
const STEP = 'La hora va de 15 en 15 minutos: por ejemplo 10:00, 10:15 o 10:30';

/** An owner with a pet, on a server at another time. */
async function ownerAt(instant: string) {
  const today = await signUpWithPerson(ctx());
  const petId = await addPet(today);
  const client = Object.assign(newClient(atInstant(ctx(), instant)), { email: today.email });
  await logIn(client);
  return { client, petId };
}

const done = true;
const planned = false;

test.each([
  // On the step, now is both past and future.
  ['2026-11-28T10:15:00.000-03:00', done, '2026-11-28 10:15', null],
  ['2026-11-28T10:15:00.000-03:00', planned, '2026-11-28 10:15', null],
  ['2026-11-28T10:15:59.999-03:00', done, '2026-11-28 10:15', null],
  ['2026-11-28T10:15:59.999-03:00', planned, '2026-11-28 10:15', null],
  ['2026-11-28T10:15:00.000-03:00', done, '2026-11-28 10:30', PAST],
  ['2026-11-28T10:15:00.000-03:00', planned, '2026-11-28 10:00', AHEAD],
  // A millisecond before the step, it is in the future.
  ['2026-11-28T10:14:59.999-03:00', done, '2026-11-28 10:15', PAST],
  ['2026-11-28T10:14:59.999-03:00', planned, '2026-11-28 10:15', null],
  ['2026-11-28T10:14:59.999-03:00', done, '2026-11-28 10:00', null],
  ['2026-11-28T10:14:59.999-03:00', planned, '2026-11-28 10:00', AHEAD],
  // Moments off the step are rejected.
  ['2026-11-28T10:07:00.000-03:00', done, '2026-11-28 10:07', STEP],
  ['2026-11-28T10:07:00.000-03:00', planned, '2026-11-28 10:07', STEP],
  ['2026-11-28T10:07:00.000-03:00', done, '2026-11-27 10:14', STEP],
  ['2026-11-28T10:07:00.000-03:00', planned, '2026-11-29 10:16', STEP],
  ['2026-11-28T10:07:00.000-03:00', planned, '2026-11-28 10:15', null],
  ['2026-11-28T10:07:00.000-03:00', done, '2026-11-28 10:00', null],
  // Fifteen years back, to the minute.
  ['2026-11-28T10:15:00.000-03:00', done, '2011-11-28 10:15', null],
  ['2026-11-28T10:15:00.000-03:00', done, '2011-11-28 10:00', PAST],
  ['2026-11-28T10:15:00.000-03:00', done, '2011-11-27 23:45', PAST],
  ['2026-11-28T10:16:00.000-03:00', done, '2011-11-28 10:15', PAST],
  ['2026-11-28T10:16:00.000-03:00', done, '2011-11-28 10:30', null],
  ['2026-11-28T10:15:00.000-03:00', planned, '2011-11-28 10:15', AHEAD],
  // Two years ahead, to the minute.
  ['2026-11-28T10:15:00.000-03:00', planned, '2028-11-28 10:15', null],
  ['2026-11-28T10:15:00.000-03:00', planned, '2028-11-28 10:30', AHEAD],
  ['2026-11-28T10:15:00.000-03:00', planned, '2028-11-29 00:00', AHEAD],
  ['2026-11-28T10:14:59.999-03:00', planned, '2028-11-28 10:15', AHEAD],
  ['2026-11-28T10:14:59.999-03:00', planned, '2028-11-28 10:00', null],
  ['2026-11-28T10:15:00.000-03:00', done, '2028-11-28 10:15', PAST],
  // Late in the evening UTC's day is already tomorrow.
  ['2026-11-29T02:50:00.000Z', done, '2026-11-28 23:45', null],
  ['2026-11-29T02:50:00.000Z', done, '2026-11-29 00:00', PAST],
  ['2026-11-29T02:50:00.000Z', planned, '2026-11-29 00:00', null],
  ['2026-11-29T02:50:00.000Z', planned, '2026-11-28 23:45', AHEAD],
  ['2026-11-29T03:00:00.000Z', done, '2026-11-29 00:00', null],
  ['2026-11-29T03:00:00.000Z', planned, '2026-11-28 23:45', AHEAD],
  ['2027-01-01T02:59:00.000Z', planned, '2028-12-31 23:45', null],
  ['2027-01-01T02:59:00.000Z', planned, '2029-01-01 00:00', AHEAD],
  // From 29 February, years lead to 1 March.
  ['2028-02-29T10:15:00.000-03:00', done, '2013-03-01 10:15', null],
  ['2028-02-29T10:15:00.000-03:00', done, '2013-03-01 10:00', PAST],
  ['2028-02-29T10:15:00.000-03:00', planned, '2030-03-01 10:15', null],
  ['2028-02-29T10:15:00.000-03:00', planned, '2030-03-01 10:30', AHEAD],
] as const)('at %s, done %s, %s: %s', async (now, isDone, moment, message) => {
  const { client, petId } = await ownerAt(now);
  const [event_on, hora] = moment.split(' ');
  const body = eventBody(petId, { event_on, hora, done: isDone });
  const reply = await client.call(calls.createEvent, { body });
  const path = message === STEP ? 'hora' : 'event_on';
  expect([reply.status, fieldMessages(reply)]).toEqual(
    message === null ? [201, {}] : [422, { [path]: message }],
  );
});

/** A planned event, a day later. */
async function overdue() {
  const { client, petId } = await ownerAt('2026-11-28T09:00:00-03:00');
  const id = await addEvent(client, eventBody(petId, { event_on: '2026-11-28', hora: '10:15', done: false }));
  const later = Object.assign(newClient(atInstant(ctx(), '2026-11-29T10:07:00-03:00')), {
    email: client.email,
  });
  await logIn(later);
  return { client: later, id };
}

test.each([
  ['done now, off the step', { done: true, event_on: '2026-11-29', hora: '10:07' }, null],
  ['done when it was planned', { done: true }, null],
  ['done in a minute', { done: true, event_on: '2026-11-29', hora: '10:08' }, { event_on: PAST }],
  ['sent as it is', {}, null],
  ['moved to another moment that is over', { hora: '11:00' }, { event_on: AHEAD }],
  ['moved ahead', { event_on: '2026-11-29', hora: '10:15' }, null],
  ['moved ahead, off the step', { event_on: '2026-11-29', hora: '10:08' }, { hora: STEP }],
  ['moved two years ahead', { event_on: '2028-11-29', hora: '10:00' }, null],
  ['moved further', { event_on: '2028-11-29', hora: '10:15' }, { event_on: AHEAD }],
  ['moved to an invalid day', { event_on: '2026-02-30' }, { event_on: expect.any(String) }],
  ['moved to an invalid time', { hora: '25:00' }, { hora: expect.any(String) }],
] as const)('an overdue event, %s', async (_name, changes, messages) => {
  const { client, id } = await overdue();
  const before = await eventOf(client, id);
  const reply = await changeEvent(client, id, changes);
  expect([reply.status, fieldMessages(reply)]).toEqual(messages === null ? [200, {}] : [422, messages]);
  expect(await eventOf(client, id)).toEqual(messages === null ? { ...before, ...changes } : before);
});
