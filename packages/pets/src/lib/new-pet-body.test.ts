import { expect, test } from 'vitest';
import { newPetBody, type PetData } from './new-pet-body.ts';

const luna: PetData = {
  nombre: 'Luna',
  color: 'negro',
  sexo: 'H',
  fecha_nacimiento: '2024-03-05',
  animal: 'Perro',
  raza: 'Caniche',
  peso: null,
};
const plan = { plan: 2, id: 9 };

test('an empty benefit code becomes null', () => {
  expect(newPetBody(luna, plan, '  ', '2026-11-27').codigo_vendedor).toBeNull();
});

test('a benefit code goes without the blanks around it', () => {
  expect(newPetBody(luna, plan, ' HUELLA10 ', '2026-11-27').codigo_vendedor).toBe('HUELLA10');
});

test('a weight is taken today', () => {
  const { datos_mascota } = newPetBody({ ...luna, peso: 4.5 }, plan, '', '2026-11-27');
  expect(datos_mascota).toMatchObject({ peso: 4.5, fecha_pesaje: '2026-11-27' });
});

test('O-MO-03 without a weight there is no day of weighing', () => {
  const { datos_mascota } = newPetBody(luna, plan, '', '2026-11-27');
  expect(datos_mascota).toMatchObject({ peso: null, fecha_pesaje: null });
});

test('O-DT-01 the birth day goes out as the calendar day that was picked', () => {
  expect(newPetBody(luna, plan, '', '2026-11-27').datos_mascota.fecha_nacimiento).toBe('2024-03-05');
});
