import { expect, test } from 'vitest';
import { labelOf, readChange, readValue } from './read-field.ts';

test.each([
  ['mascotaSexo', 'H', 'Hembra'],
  ['mascotaFechaNac', '2024-03-05', '05/03/2024'],
  ['piso', '', 'Sin completar'],
  ['mascotaNombre', 'ñandú  maría', 'Ñandú María'],
  ['apellido', 'de la PEÑA', 'De La Peña'],
] as const)('%s %s reads %s', (campo, value, text) => {
  expect(readValue(campo, value)).toBe(text);
});

test('D113 what was typed cannot swap old and new: it is isolated, and what would turn it is gone', () => {
  expect(readValue('mascotaColor', 'Negro\u202Egpj')).toBe('\u2068Negrogpj\u2069');
  expect(readValue('mascotaNombre', 'Luna\u202Egpj')).toBe('Lunagpj');
  expect(readValue('mascotaNombre', 'لونا')).toBe('\u2068لونا\u2069');
  expect(readValue('mascotaNombre', 'Luna')).toBe('Luna');
});

test('D60a a name whose case alone changes is shown as it was typed', () => {
  const change = { campo: 'nombre', antes: 'ana', despues: 'luz' };
  expect(readChange(change)).toEqual(['Ana', 'Luz']);
  expect(readChange({ ...change, despues: 'ANA' })).toEqual(['ana', 'ANA']);
});

test('a datum of a pet has the label of its form, a newer one its own name', () => {
  expect(labelOf('mascotaEspecie')).toBe('Especie');
  expect(labelOf('microchip')).toBe('microchip');
});
