import type { Event } from '@huella/contract';
import { expect, test } from 'vitest';
import { doneAt, eventChange, faultsOfMove, passedFollowUp } from './event-change.ts';
import { eventIdOf } from './event-id-of.ts';

const NOW = new Date('2026-11-27T10:07:30-03:00');
const dose: Event = {
  id: 4,
  mascota: { id: 1, nombre: 'Luna', animal: 'Perro', sexo: 'H' },
  tipo: 'Vacuna',
  event_on: '2026-11-20',
  hora: '10:00',
  done: false,
  description: 'En casa',
  title: '',
  EventoVacuna: { VacunaId: 1, proxima_aplicacion: '2026-12-10' },
};
const faults = (changes: Partial<Event>, event = dose) => {
  const { event_on, hora, done } = { ...event, ...changes };
  return faultsOfMove(event, { event_on, hora, done }, NOW);
};

test('what is overdue stays as it is until it is moved', () => {
  expect(faults({})).toEqual({});
  expect(faults({ hora: '11:00' }).event_on).toMatch(/^Lo que falta/);
  expect(faults({ event_on: '2026-11-27', hora: '10:15' })).toEqual({ event_on: undefined, hora: undefined });
});

test('planned events need a quarter hour, done ones do not', () => {
  const planned = { event_on: '2026-11-28', hora: '10:07' };
  expect(faults(planned).hora).toMatch(/^La hora va de 15 en 15/);
  expect(faults({ hora: '10:07' }, { ...dose, done: true })).toEqual({ event_on: undefined });
  expect(faults({ hora: '25:00' }, { ...dose, done: true }).hora).toMatch(
    /^Por favor, ingrese una hora válida/,
  );
});

test('an event of an unknown kind is moved by the same rules', () => {
  const { EventoVacuna: _, ...unknown } = { ...dose, tipo: 'Peluquería' };
  expect(faults({ event_on: '2026-02-30' }, unknown).event_on).toMatch(
    /^Por favor, ingrese una fecha válida/,
  );
});

test('done is now, to the minute', () => {
  expect(doneAt(NOW)).toEqual({ event_on: '2026-11-27', hora: '10:07', done: true });
});

test('D62 the fields of its kind are sent unchanged', () => {
  expect(eventChange(dose, doneAt(NOW))).toEqual({
    tipo: 'Vacuna',
    event_on: '2026-11-27',
    hora: '10:07',
    was_done: false,
    done: true,
    description: 'En casa',
    EventoVacuna: { VacunaId: 1, proxima_aplicacion: '2026-12-10' },
  });
});

test('D64 a follow-up is deleted when the event moves past it', () => {
  expect(passedFollowUp(dose, '2026-12-10')).toBeNull();
  expect(passedFollowUp(dose, '2026-12-11')).toBe('2026-12-10');
});

test.each([
  ['7', 7],
  ['-3004', -3004],
  ['-7', null],
  ['-', null],
  ['0', null],
  ['luna', null],
  [undefined, null],
])('%j in a URL is the event %j', (text, id) => {
  expect(eventIdOf(text)).toBe(id);
});
