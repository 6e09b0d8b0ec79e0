import type { CardRecord } from '@huella/contract';
import { expect, test } from 'vitest';
import { matchCardRecord } from './match-card-record.ts';

const luna = { id: 1, nombre: 'Luna', plan: 'Plan 2 Compañero' };
const mishi = { id: 2, nombre: 'Mishi', plan: 'Plan 1 Esencial' };

function record(poliza: string, changes: Partial<CardRecord> = {}): CardRecord {
  return {
    nombre: 'Luna',
    plan: 'Plan 2 Compañero',
    poliza,
    date: '2026-05-10',
    hasta: '2027-05-10',
    estado: 'vigente',
    anulada: null,
    titular: 'Carla Núñez',
    verificacion: 'https://huella.example/carnet/x',
    ...changes,
  };
}

function numbersOf(match: ReturnType<typeof matchCardRecord>): string[] {
  if (match.kind === 'none') return [];
  return match.kind === 'one' ? [match.record.poliza] : match.records.map(({ poliza }) => poliza);
}

test.each(['LUNA', '  luna ', 'Lúna', 'Luna'.normalize('NFD')])('D23 the name %j is Luna', (nombre) => {
  const match = matchCardRecord(luna, [luna, mishi], [record('A', { nombre })]);
  expect(match).toMatchObject({ kind: 'one', record: { poliza: 'A' } });
});

test('D23 another pet’s policy is never shown', () => {
  const records = [record('A', { nombre: 'Mishi' }), record('B', { nombre: 'Luna María' })];
  expect(matchCardRecord(luna, [luna, mishi], records)).toEqual({ kind: 'none' });
});

test('D23 of two policies the one with the plan’s number counts, also when it is older', () => {
  const records = [record('A', { date: '2025-01-01' }), record('B', { plan: 'PLAN 3', date: '2026-08-01' })];
  expect(numbersOf(matchCardRecord(luna, [luna], records))).toEqual(['A']);
  const named = [
    record('A', { plan: 'Otro plan (2)', date: '2025-01-01' }),
    record('B', { plan: 'Plan 12' }),
  ];
  expect(numbersOf(matchCardRecord(luna, [luna], named))).toEqual(['A']);
});

test('D23 then the latest counts', () => {
  const records = [record('A', { date: '2025-05-10' }), record('B'), record('C', { date: '2024-05-10' })];
  expect(numbersOf(matchCardRecord(luna, [luna], records))).toEqual(['B']);
});

test('D23 a plan that changed does not hide the only policy of that name', () => {
  expect(numbersOf(matchCardRecord(luna, [luna], [record('A', { plan: 'Plan 4' })]))).toEqual(['A']);
});

test('D23 two policies of the same day are asked about', () => {
  const match = matchCardRecord(luna, [luna], [record('A'), record('B')]);
  expect(match.kind).toBe('ambiguous');
  expect(numbersOf(match)).toEqual(['A', 'B']);
});

test('D23 of two pets with one name the plan tells them apart', () => {
  const other = { ...luna, id: 3, nombre: 'LUNA', plan: 'Plan 1 Esencial' };
  const records = [record('A'), record('B', { plan: 'Plan 1 Esencial' })];
  expect(numbersOf(matchCardRecord(luna, [luna, other], records))).toEqual(['A']);
  expect(numbersOf(matchCardRecord(other, [luna, other], records))).toEqual(['B']);
  expect(matchCardRecord(other, [luna, other], [record('A')])).toEqual({ kind: 'none' });
});

test('D23 two pets with one name and one plan are asked about, however their dates differ', () => {
  const other = { ...luna, id: 3 };
  const match = matchCardRecord(luna, [luna, other], [record('A'), record('B', { date: '2026-09-01' })]);
  expect(match.kind).toBe('ambiguous');
});
