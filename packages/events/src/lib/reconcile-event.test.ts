import type { Event, Pet, Product, Vaccine } from '@huella/contract';
import { expect, test } from 'vitest';
import { type EventFormValues, firstValues } from './event-values.ts';
import { proposalFor } from './follow-up-proposal.ts';
import { reconcileEvent } from './reconcile-event.ts';

const pet = (id: number, animal: Pet['animal'], sexo: Pet['sexo']): Pet => ({
  id,
  nombre: 'Luna',
  animal,
  sexo,
  raza: 'Mestizo',
  color: 'Negro',
  fecha_nacimiento: '2020-05-01',
  peso: null,
  fecha_pesaje: null,
  img_link: null,
  foto_link: null,
  siniestros: [],
  historial_peso: [],
  plan: 'Plan 1',
});
const vaccine = (id: number, animal: Vaccine['animal']): Vaccine => ({
  id,
  nombre: 'Antirrábica',
  animal,
  cubre: ['Rabia'],
  refuerzoMeses: 12,
  inicioSemanas: 12,
  esencial: true,
});
const product = (id: number, tipo: Product['tipo']): Product => ({
  id,
  nombre: 'Pipeta',
  animal: 'Perro',
  tipo,
  principioActivo: null,
  intervaloDias: 30,
});

const pets = [pet(1, 'Perro', 'H'), pet(2, 'Gato', 'M')];
const lastDose: Event = {
  id: 5,
  mascota: { id: 1, nombre: 'Luna', animal: 'Perro', sexo: 'H' },
  tipo: 'Vacuna',
  event_on: '2025-12-10',
  hora: '10:00',
  done: true,
  description: '',
  title: '',
  EventoVacuna: { VacunaId: 1, proxima_aplicacion: '2026-12-10' },
};
const events = [lastDose];
const catalogues = {
  vaccines: [vaccine(1, 'Perro'), vaccine(2, 'Gato')],
  products: [product(3, 'externa'), product(4, 'ambas')],
};
const facts = { pets, catalogues, events };

const dose: EventFormValues = {
  ...firstValues(new URLSearchParams('mascota=1&tipo=Vacuna&ocurrio=si'), pets),
  event_on: '2026-11-20',
  hora: '10:00',
  vacunaId: 1,
  proxima: '2027-11-20',
};
const reconciled = (changes: Partial<EventFormValues>, before: Partial<EventFormValues> = {}) => {
  const from = { ...dose, ...before };
  return reconcileEvent(from, { ...from, ...changes }, facts);
};

test('a next date follows the day that it was proposed from', () => {
  expect(reconciled({ event_on: '2026-11-21' }).values.proxima).toBe('2027-11-21');
  expect(reconciled({ event_on: '20/11/' }).values.proxima).toBe('2027-11-20');
});

test('a next date that keeps its anniversary still does on another day', () => {
  const { values } = reconciled({ event_on: '2026-11-21' }, { proxima: '2027-12-10' });
  expect(values.proxima).toBe('2027-12-10');
});

test('an event whose response was lost does not count as an earlier one: its follow-ups stay', () => {
  const noted: Event = {
    ...lastDose,
    id: 6,
    event_on: '2026-11-20',
    EventoVacuna: { VacunaId: 1, proxima_aplicacion: '2027-11-20' },
  };
  expect(proposalFor(dose, { ...facts, events: [noted] })).toMatchObject({
    day: '2027-11-20',
    anniversary: null,
  });
  expect(proposalFor(dose, { ...facts, events: [...events, noted] }).anniversary).toBe('2027-12-10');
});

test('a next date of the person’s own stays, until the day passes it (D64)', () => {
  const own = { proxima: '2026-12-01' };
  expect(reconciled({ event_on: '2026-12-01' }, own)).toMatchObject({
    values: own,
    clearedFollowUp: null,
  });
  expect(reconciled({ event_on: '2026-12-02' }, own)).toMatchObject({
    values: { proxima: '' },
    clearedFollowUp: '2026-12-01',
  });
  expect(reconciled({ event_on: '2026-11-21' }, { proxima: '' }).values.proxima).toBe('');
});

test('a proposal that the day passes is taken back like any other', () => {
  expect(reconciled({ event_on: '2027-11-21' })).toMatchObject({
    values: { proxima: '' },
    clearedFollowUp: '2027-11-20',
  });
});

test('another vaccine or product has another next date, and none without one', () => {
  expect(reconciled({ vacunaId: null }).values.proxima).toBe('');
  const deworming = { tipo: 'DespExterna', vacunaId: null, proxima: '' } as const;
  expect(reconciled({ productoId: 3 }, deworming).values).toMatchObject({
    productoId: 3,
    proxima: '2026-12-20',
  });
});

test('what does not fit the pet or the kind any more is taken back', () => {
  expect(reconciled({ mascotaId: 2 }).values).toMatchObject({ tipo: 'Vacuna', vacunaId: null, proxima: '' });
  expect(reconciled({ mascotaId: 2 }, { tipo: 'Celo' })).toMatchObject({
    values: { tipo: '' },
    isKindReset: true,
  });
  const deworming = { tipo: 'DespExterna', vacunaId: null } as const;
  expect(reconciled({ tipo: 'DespInterna' }, { ...deworming, productoId: 3 }).values.productoId).toBeNull();
  expect(reconciled({ tipo: 'DespInterna' }, { ...deworming, productoId: 4 }).values.productoId).toBe(4);
});

test('another answer to whether it happened asks for the day again', () => {
  expect(reconciled({ done: false }).values.event_on).toBe('');
  expect(reconciled({ done: true }, { done: null }).values.event_on).toBe('2026-11-20');
});

test('a URL says what the form begins with, as far as it can be', () => {
  const first = (search: string, own = pets) => firstValues(new URLSearchParams(search), own);
  expect(first('mascota=1&tipo=Celo&ocurrio=no&fecha=2026-12-05')).toMatchObject({
    mascotaId: 1,
    tipo: 'Celo',
    done: false,
    event_on: '2026-12-05',
  });
  expect(first('mascota=2&tipo=Celo&vacuna=1&fecha=2026-02-30')).toMatchObject({
    mascotaId: 2,
    tipo: '',
    vacunaId: null,
    event_on: '',
  });
  expect(first('mascota=9').mascotaId).toBeNull();
  expect(first('', pets.slice(1)).mascotaId).toBe(2);
});
