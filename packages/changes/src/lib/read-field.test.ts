import { expect, test } from 'vitest';
import { labelOf, readValue } from './read-field.ts';

test.each([
  ['mascotaSexo', 'H', 'Hembra'],
  ['mascotaFechaNac', '2024-03-05', '05/03/2024'],
  ['piso', '', 'Sin completar'],
] as const)('%s %s reads %s', (campo, value, text) => {
  expect(readValue(campo, value)).toBe(text);
});

test('D113 a name cannot swap old and new: it is isolated, and what would turn it is gone', () => {
  expect(readValue('mascotaNombre', 'Luna\u202Egpj')).toBe('\u2068Lunagpj\u2069');
  expect(readValue('mascotaNombre', 'لونا')).toBe('\u2068لونا\u2069');
  expect(readValue('mascotaNombre', 'Luna')).toBe('Luna');
});

test('a datum of a pet has the label of its form, a newer one its own name', () => {
  expect(labelOf('mascotaEspecie')).toBe('Especie');
  expect(labelOf('microchip')).toBe('microchip');
});
