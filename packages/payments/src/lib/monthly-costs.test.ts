import type { Pet, Plan } from '@huella/contract';
import { expect, test } from 'vitest';
import { monthlyCosts } from './monthly-costs.ts';

const plans: Plan[] = [
  { id: 1, nombre: 'Plan 1 Esencial', costo: 14_900, suma_asegurada: 450_000 },
  { id: 2, nombre: 'Plan 2 Compañero', costo: 22_500, suma_asegurada: 900_000 },
];

const luna: Pet = {
  id: 1,
  nombre: 'luna',
  animal: 'Perro',
  raza: 'Mestizo',
  sexo: 'H',
  color: 'Negro',
  fecha_nacimiento: '2020-01-01',
  peso: null,
  fecha_pesaje: null,
  img_link: null,
  foto_link: null,
  siniestros: [],
  historial_peso: [],
  plan: 'Plan 1 Esencial',
  vigencia: { desde: '2026-01-01', hasta: '2026-12-31' },
};
const mishi: Pet = { ...luna, id: 2, plan: 'Plan 2 Compañero' };

const amounts = (pets: readonly Pet[]) =>
  monthlyCosts(pets, plans, '2026-11-28').map(({ pet, amount }) => [pet.id, amount]);

test('each cover costs what its plan costs', () => {
  expect(amounts([luna, mishi])).toEqual([
    [1, 14_900],
    [2, 22_500],
  ]);
});

test('a cover that is over or cancelled costs nothing, one that has not begun its plan', () => {
  const over = { ...luna, vigencia: { desde: '2025-01-01', hasta: '2025-12-31' } };
  const cancelled = { ...luna, anulada: '2026-03-01' };
  const ahead = { ...mishi, vigencia: { desde: '2026-12-01', hasta: '2027-11-30' } };
  expect(amounts([over, cancelled, ahead])).toEqual([[2, 22_500]]);
});

test('nothing is said while one price is unknown', () => {
  expect(amounts([luna, { ...mishi, plan: 'Plan 9' }])).toEqual([]);
});
