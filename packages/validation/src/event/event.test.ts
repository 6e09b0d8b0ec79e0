import { expect, test } from 'vitest';
import { messagesOf } from '../messages-of.ts';
import { argentineMoment, eventSchema, eventRange, firstDayAhead, instantOf } from './index.ts';

const NOW = new Date('2026-11-28T10:20:40-03:00');
const visit = (changes: object) => ({
  mascotaId: 3,
  tipo: 'Consulta',
  done: true,
  event_on: '2026-11-20',
  hora: '10:00',
  description: '',
  ...changes,
});
const messages = (changes: object, now = NOW) => messagesOf(eventSchema(now), visit(changes));

test('the minute in Argentina, whatever the device’s zone, and back', () => {
  expect(argentineMoment(new Date('2026-11-29T02:59:59Z'))).toBe('2026-11-28T23:59');
  expect(argentineMoment(new Date('2026-11-29T03:00:00Z'))).toBe('2026-11-29T00:00');
  expect(new Date(instantOf('2026-11-29T00:00')).toISOString()).toBe('2026-11-29T03:00:00.000Z');
});

test('29 February fifteen years back and two ahead is 1 March', () => {
  const now = new Date('2028-02-29T08:00:00-03:00');
  expect(eventRange(true, now)).toEqual({ min: '2013-03-01T08:00', max: '2028-02-29T08:00' });
  expect(eventRange(false, now)).toEqual({ min: '2028-02-29T08:00', max: '2030-03-01T08:00' });
});

const past = { event_on: 'Lo que ya ocurrió puede ser desde hace 15 años hasta ahora' };
const ahead = { event_on: 'Lo que falta puede ser desde ahora hasta dentro de 2 años' };

test.each([
  [true, '2011-11-28', '10:15', past],
  [true, '2011-11-28', '10:30', {}],
  [true, '2026-11-28', '10:15', {}],
  [true, '2026-11-28', '10:30', past],
  [false, '2026-11-28', '10:15', ahead],
  [false, '2026-11-28', '10:30', {}],
  [false, '2028-11-28', '10:15', {}],
  [false, '2028-11-28', '10:30', ahead],
])('D63 done %j on %s at %s', (done, event_on, hora, expected) => {
  expect(messages({ done, event_on, hora })).toEqual(expected);
});

test('the minute that it is now may have happened or be planned', () => {
  const now = new Date('2026-11-28T10:15:59-03:00');
  for (const done of [true, false])
    expect(messages({ done, event_on: '2026-11-28', hora: '10:15' }, now)).toEqual({});
});

test.each([
  ['23:45:59', '2026-11-28'],
  ['23:46:00', '2026-11-29'],
  ['00:00:00', '2026-11-28'],
])('at %s something can be planned from %s on', (time, day) => {
  expect(firstDayAhead(new Date(`2026-11-28T${time}-03:00`))).toBe(day);
});

test.each(['10:07', '10:01', '23:59'])('%s is off the step of 15 minutes', (hora) => {
  expect(messages({ hora })).toEqual({
    hora: 'La hora va de 15 en 15 minutos: por ejemplo 10:00, 10:15 o 10:30',
  });
});

test.each(['24:00', '1:30', '10:60', '10.30'])('%s is not a time', (hora) => {
  expect(messages({ hora })).toEqual({ hora: 'Por favor, ingrese una hora válida, por ejemplo 10:30' });
});

test('everything that an event needs is said to be missing', () => {
  expect(messages({ mascotaId: null, done: null, event_on: '', hora: '' })).toEqual({
    mascotaId: 'Por favor, elija la mascota',
    done: 'Por favor, indique si ya ocurrió',
    event_on: 'Por favor, ingrese la fecha',
    hora: 'Por favor, ingrese la hora',
  });
  expect(messages({ tipo: '' })).toEqual({ tipo: 'Por favor, elija el tipo de evento' });
});

test.each(['a', '🐶'])('O-FO-08 a description has up to 500 characters, of %s too', (character) => {
  expect(messages({ description: character.repeat(500) })).toEqual({});
  expect(messages({ description: character.repeat(501) })).toEqual({
    description: 'La descripción puede tener hasta 500 caracteres',
  });
});

test('a litter is counted', () => {
  const litter = { tipo: 'Cria', machos: 2, hembras: null, fallecidos: -1 };
  const missing = 'Por favor, complete este campo.';
  expect(messages(litter)).toEqual({ hembras: missing, fallecidos: missing });
  expect(messages({ ...litter, hembras: 31, fallecidos: 0 })).toEqual({
    hembras: 'Revise el número: puede ser hasta 30',
  });
});

test('a follow-up is on the day or later, and not in another life', () => {
  const dose = (proxima: string | null) => messages({ tipo: 'Vacuna', vacunaId: 1, proxima });
  expect(dose(null)).toEqual({});
  expect(dose('2026-11-20')).toEqual({});
  expect(dose('2026-11-19')).toEqual({ proxima: 'La próxima fecha no puede ser anterior a la del evento' });
  expect(dose('2032-01-01')).toEqual({ proxima: 'La próxima fecha puede ser hasta 5 años después' });
  expect(dose('2026-02-30')).toEqual({
    proxima: 'Por favor, ingrese una fecha válida, por ejemplo 05/03/2020',
  });
  expect(messages({ tipo: 'Vacuna', proxima: null })).toEqual({ vacunaId: 'Por favor, elija la vacuna' });
});

test.each([{}, null, { tipo: 'Cumpleaños' }, { tipo: 3, hora: 10, event_on: 5, done: true }])(
  '%j is of no kind, and nothing else is said',
  (sent) => {
    const { error } = eventSchema(NOW).safeParse(sent);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Por favor, elija el tipo de evento']);
  },
);

test('a form that is half filled in hears of its moment, and of all that is missing', () => {
  expect(messages({ tipo: '', mascotaId: null, hora: '' })).toEqual({
    tipo: 'Por favor, elija el tipo de evento',
    mascotaId: 'Por favor, elija la mascota',
    hora: 'Por favor, ingrese la hora',
  });
  expect(messages({ tipo: 'Vacuna', vacunaId: null, proxima: '', event_on: '2026-11-29' })).toEqual({
    ...past,
    vacunaId: 'Por favor, elija la vacuna',
  });
});

test('a next date that is left empty is none', () => {
  const vaccination = visit({ tipo: 'Vacuna', vacunaId: 1, proxima: '' });
  expect(eventSchema(NOW).parse(vaccination)).toMatchObject({ proxima: null });
});
