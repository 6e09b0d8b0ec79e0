import type { FoodBag } from '@huella/contract';
import { expect, test } from 'vitest';
import { forecastOf } from './index.ts';

const food = {
  id: 3,
  nombre: 'Maxi Adult',
  marca: 'Royal Canin',
  presentaciones: [15],
  animal: 'Perro',
} as const;
const bag = (changes: Partial<FoodBag> = {}): FoodBag => ({
  id: 1,
  alimento: { ...food, presentaciones: [...food.presentaciones] },
  total: 15,
  sobrante: 0,
  fechaCompra: '2026-11-01',
  duracion: 30,
  contactoProveedor: '1145551234',
  nombrePetShop: 'El Ñandú',
  modalidadCompra: 'Telefono',
  precio: null,
  stocksAlimentoMascotas: [{ mascotaId: 1 }],
  correcciones: [],
  terminada: null,
  ...changes,
});
const on = (today: string, changes: Partial<FoodBag> = {}, bags: FoodBag[] = []) =>
  forecastOf(bag(changes), { bags, today });

test('N-C11G two kilos for four days, then nothing, never less', () => {
  expect(on('2026-11-27')).toMatchObject({ kilos: 2, daysLeft: 4, ends: '2026-12-01', basis: 'planned' });
  expect(on('2026-12-01')).toMatchObject({ kilos: 0, daysLeft: 0, ends: '2026-12-01' });
  expect(on('2026-12-15')).toMatchObject({ kilos: 0, daysLeft: 0, ends: '2026-12-01' });
});

test('N-C12G 7,5 kg for 31 days end on the 31st', () => {
  const uneven = { total: 7.5, duracion: 31 };
  expect(on('2026-12-01', uneven).kilos).toBeCloseTo(7.5 / 31, 9);
  expect(on('2026-12-02', uneven)).toMatchObject({ kilos: 0, ends: '2026-12-02' });
});

test('what the owner saw corrects the rate from the purchase on', () => {
  const seen = { correcciones: [{ id: 1, dia: '2026-11-11', kilos: 9 }] };
  expect(on('2026-11-11', seen)).toMatchObject({
    kilos: 9,
    rate: 0.6,
    ends: '2026-11-26',
    basis: 'corrected',
  });
});

test('a bag that was not begun when it was looked at keeps its rate and begins then', () => {
  const full = { correcciones: [{ id: 1, dia: '2026-11-11', kilos: 15 }] };
  expect(on('2026-11-11', full)).toMatchObject({ kilos: 15, ends: '2026-12-11', basis: 'planned' });
});

test('from the second bag on the rate is what the first one taught', () => {
  const first = bag({
    id: 9,
    fechaCompra: '2026-10-07',
    terminada: { dia: '2026-11-01', kilos: 0, observada: true },
  });
  expect(on('2026-11-01', {}, [first])).toMatchObject({
    rate: 0.6,
    ends: '2026-11-26',
    basis: 'learned',
    lessons: 1,
  });
});
