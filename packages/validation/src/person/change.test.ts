import { expect, test } from 'vitest';
import { messagesOf } from '../messages-of.ts';
import { personChangeSchema } from './index.ts';

const schema = personChangeSchema('2026-11-27');
const unchanged = {
  nombre: null,
  apellido: null,
  dni: null,
  telCelular: null,
  fechaNac: null,
  genero: null,
  direccion: null,
  numero: null,
  piso: null,
  dpto: null,
  localidad: null,
};

test('null is unchanged', () => {
  expect(schema.parse(unchanged)).toEqual(unchanged);
});

test('O-DT-09 the birth date is DD-MM-YYYY and stays so', () => {
  expect(schema.parse({ ...unchanged, fechaNac: '06-03-1990' }).fechaNac).toBe('06-03-1990');
});

test.each(['31-02-1990', '1990-03-06', '6-3-1990', '06/03/1990', ''])(
  'O-DT-04 %j is refused as a birth date',
  (fechaNac) => {
    expect(messagesOf(schema, { ...unchanged, fechaNac })).toHaveProperty('fechaNac');
  },
);

test('a birth date in the future is refused', () => {
  expect(messagesOf(schema, { ...unchanged, fechaNac: '28-11-2026' })).toEqual({
    fechaNac: 'La fecha de nacimiento no puede ser posterior a hoy',
  });
});

test('a changed datum obeys the form’s rule', () => {
  expect(messagesOf(schema, { ...unchanged, nombre: '\u00a0', dni: '123' })).toEqual({
    nombre: 'Por favor, ingrese su nombre',
    dni: 'Su número de documento debe tener 8 dígitos',
  });
});

test('a floor can be cleared', () => {
  expect(schema.parse({ ...unchanged, piso: '', dpto: '' })).toMatchObject({ piso: '', dpto: '' });
});
