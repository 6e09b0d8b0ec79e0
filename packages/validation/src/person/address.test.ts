import { expect, test } from 'vitest';
import { messagesOf } from '../messages-of.ts';
import { addressCorrection, addressSchema, postedAddressSchema } from './index.ts';

const home = {
  direccion: 'Av. Rivadavia',
  numero: '1234',
  piso: '2',
  departamento: 'B',
  provincia: 'Córdoba',
  localidad: 14001,
  localidadString: 'Córdoba',
};

function messages(changed: object) {
  return messagesOf(addressSchema, { ...home, ...changed });
}

test('takes what is right as it is', () => {
  expect(addressSchema.parse(home)).toEqual(home);
});

test('asks for what is required', () => {
  const empty = { direccion: ' ', numero: '', piso: '', departamento: '', provincia: '', localidad: null };
  expect(messages(empty)).toEqual({
    direccion: 'Por favor, ingrese la calle en la que vive',
    numero: 'Por favor, ingrese la altura',
    provincia: 'Por favor indique una provincia',
    localidad: 'Por favor indique una localidad',
  });
});

test('floor and flat are optional: nothing typed comes out as null', () => {
  const parsed = addressSchema.parse({ ...home, piso: '', departamento: '  ' });
  expect(parsed).toMatchObject({ piso: null, departamento: null });
  expect(postedAddressSchema.parse({ direccion: 'a', numero: '1', localidad: 1 })).toMatchObject({
    direccion: 'a',
  });
});

test('O-FO-09 accents are letters, composed or not', () => {
  const direccion = 'Av. Ñandú 123 - Piso 2/B';
  expect(addressSchema.parse({ ...home, direccion }).direccion).toBe(direccion);
  expect(addressSchema.parse({ ...home, direccion: direccion.normalize('NFD') }).direccion).toBe(direccion);
});

test('other characters are refused', () => {
  expect(messages({ direccion: "O'Higgins" })).toEqual({
    direccion: 'La dirección solo puede contener letras, números y los caracteres . - /',
  });
  expect(messages({ numero: '12,5' })).toEqual({
    numero: 'La altura solo puede contener letras, números y los caracteres . - /',
  });
  expect(messages({ piso: '1 A' })).toEqual({
    piso: 'El piso solo puede contener letras, números y los caracteres . - /, sin espacios',
  });
});

test.each([
  ['direccion', 40],
  ['numero', 10],
  ['piso', 3],
  ['departamento', 4],
])('%s has %i characters at most', (name, maximum) => {
  expect(messages({ [name]: 'ñ'.repeat(maximum) })).toEqual({});
  expect(messages({ [name]: 'ñ'.repeat(maximum + 1) })).toEqual({ [name]: 'Supera la longitud máxima' });
});

test.each([0, -1, 1.5, '14001', undefined])('%j is not a locality', (localidad) => {
  expect(messages({ localidad })).toEqual({ localidad: 'Por favor indique una localidad' });
});

test.each([
  ["Av. O'Higgins", 'Av. OHiggins'],
  ['Mitre, fondo', 'Mitre fondo'],
  ['1º', '1'],
])('%j is offered as %j', (typed, corrected) => {
  expect(addressCorrection(typed)).toBe(corrected);
});

test('nothing is offered for an address that is right', () => {
  expect(addressCorrection(' Av. Mitre ')).toBeNull();
  expect(addressCorrection('°')).toBeNull();
});
