import type { ChangeRequest } from '@huella/contract';
import { expect, test } from 'vitest';
import { changedRecords } from './changed-records.ts';

const request: ChangeRequest = {
  id: 1,
  estado: 'PENDIENTE',
  mascotaId: 7,
  creada: '2026-11-27T13:00:00.000Z',
  resuelta: null,
  motivo: null,
  vista: false,
  campos: [],
};
const approved: ChangeRequest = { ...request, estado: 'APROBADA' };
const pet = [
  { type: 'Pet', id: 7 },
  { type: 'Pet', id: 'LIST' },
];

test('an approval between two readings changes the pet and the list of pets', () => {
  expect(changedRecords([request], [approved])).toEqual(pet);
});

test('an approval of the person’s data changes the person', () => {
  const own = { ...request, mascotaId: null };
  expect(changedRecords([own], [{ ...own, estado: 'APROBADA' }])).toEqual([{ type: 'Person' }]);
});

test('a request that was made and approved between two readings counts', () => {
  expect(changedRecords([], [approved])).toEqual(pet);
});

test('what was approved before, what waits and what was refused change nothing', () => {
  expect(changedRecords([approved], [approved])).toEqual([]);
  expect(changedRecords([request], [request])).toEqual([]);
  expect(changedRecords([request], [{ ...request, estado: 'RECHAZADA' }])).toEqual([]);
});

test('of a first reading only what nobody has seen counts', () => {
  expect(changedRecords(undefined, [approved])).toEqual(pet);
  expect(changedRecords(undefined, [{ ...approved, vista: true }])).toEqual([]);
});
