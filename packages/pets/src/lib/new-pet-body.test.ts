import { expect, test } from 'vitest';
import type { NewPet } from '@huella/validation/pet';
import { storyPet } from '@huella/testing/story-pet';
import { newPetBody } from './new-pet-body.ts';

const luna: NewPet['datos_mascota'] = { ...storyPet, fecha_nacimiento: '2024-03-05', peso: null };

function bodyOf(pet: NewPet['datos_mascota'], codigo_vendedor: string) {
  return newPetBody({ datos_mascota: pet, datos_pago: { plan: 2, id: 9 }, codigo_vendedor }, '2026-11-27');
}

test('an empty benefit code becomes null', () => {
  expect(bodyOf(luna, '  ').codigo_vendedor).toBeNull();
});

test('a benefit code goes without the blanks around it', () => {
  expect(bodyOf(luna, ' HUELLA10 ').codigo_vendedor).toBe('HUELLA10');
});

test('a weight is taken today', () => {
  const { datos_mascota } = bodyOf({ ...luna, peso: 4.5 }, '');
  expect(datos_mascota).toMatchObject({ peso: 4.5, fecha_pesaje: '2026-11-27' });
});

test('O-MO-03 without a weight there is no day of a weight entry', () => {
  const { datos_mascota } = bodyOf(luna, '');
  expect(datos_mascota).toMatchObject({ peso: null, fecha_pesaje: null });
});

test('O-DT-01 the birth day goes out as the calendar day that was picked', () => {
  expect(bodyOf(luna, '').datos_mascota.fecha_nacimiento).toBe('2024-03-05');
});
