import type { Breed } from '@huella/contract';
import { expect, test } from 'vitest';
import { breedsOf } from './breeds-of.ts';

const breeds: Breed[] = [
  { id: 1, nombre: 'Mestizo', animal: 'Perro' },
  { id: 2, nombre: 'Caniche', animal: 'Perro' },
  { id: 201, nombre: 'Siamés', animal: 'Gato' },
];

test('only the breeds of the species are offered', () => {
  expect(breedsOf(breeds, 'Perro')).toEqual(['Mestizo', 'Caniche']);
  expect(breedsOf(breeds, 'Gato')).toEqual(['Siamés']);
});

test('without a species there is nothing to choose from', () => {
  expect(breedsOf(breeds, undefined)).toEqual([]);
});

test('the breed of a pet can stay, though the catalogue lacks it or is loading', () => {
  const pet = { animal: 'Perro', raza: 'Cimarrón' };
  expect(breedsOf([], 'Perro', pet)).toEqual(['Cimarrón']);
  expect(breedsOf([], 'Gato', pet)).toEqual([]);
});
