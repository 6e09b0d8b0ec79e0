import { expect, test } from 'vitest';
import { messagesOf } from '../messages-of.ts';
import { personSchema } from './index.ts';

const schema = personSchema('2026-11-27');
const ana = {
  nombre: 'Ana',
  apellido: 'Ríos',
  dni: '30123456',
  tel_celular: '1123456789',
  fecha_nacimiento: '1990-03-05',
  genero: 'F',
};

function read(changed: object) {
  return schema.parse({ ...ana, ...changed });
}
function messages(changed: object) {
  return messagesOf(schema, { ...ana, ...changed });
}

test('takes what is right as it is', () => {
  expect(schema.parse(ana)).toEqual(ana);
});

test('asks for every field', () => {
  const empty = Object.fromEntries(Object.keys(ana).map((name) => [name, '']));
  expect(messagesOf(schema, empty)).toEqual({
    nombre: 'Por favor, ingrese su nombre',
    apellido: 'Por favor, ingrese su apellido',
    dni: 'Su número de documento debe tener 8 dígitos',
    tel_celular: 'Por favor, ingrese el número con el código de área sin el 0 y sin el 15',
    fecha_nacimiento: 'Por favor, ingrese su fecha de nacimiento',
    genero: 'Por favor, indique su género',
  });
});

test('O-FO-06 a name of a no-break space is missing', () => {
  expect(messages({ nombre: '\u00a0' })).toEqual({ nombre: 'Por favor, ingrese su nombre' });
});

test.each(["O'Higgins", 'Núñez-Pérez', 'Müller', 'Ñandú'.normalize('NFD')])(
  'the name %j is taken',
  (apellido) => {
    expect(read({ apellido }).apellido).toBe(apellido.normalize('NFC'));
  },
);

test('a name has letters only', () => {
  expect(messages({ nombre: 'Ana 2' })).toEqual({
    nombre: 'Solo puede contener letras, espacios, apóstrofos y guiones',
  });
});

test('a name has an upper limit', () => {
  expect(messages({ nombre: 'a'.repeat(101) })).toEqual({ nombre: 'Supera la longitud máxima' });
});

test.each([
  ['O-CF-07', '01234567', '01234567'],
  ['O-CF-10', '12.345.678', '12345678'],
  ['O-CF-09', '１２３４５６７８', '12345678'],
  ['D52', ' 12 345 678 ', '12345678'],
])('%s the DNI %j is taken as %s', (_, typed, dni) => {
  expect(read({ dni: typed }).dni).toBe(dni);
});

test.each(['1e234567', '1234567', '123456789', '-1234567', '12,345,678'])(
  'O-CF-07 the DNI %j is refused',
  (dni) => {
    expect(messages({ dni })).toEqual({ dni: 'Su número de documento debe tener 8 dígitos' });
  },
);

test.each(['11 1234-5678', '(11) 1234-5678', '[11]12345678', '１１12345678'])(
  'O-CF-08 the phone %j is taken',
  (tel_celular) => {
    expect(read({ tel_celular }).tel_celular).toBe('1112345678');
  },
);

test.each([
  '011 15 1234-5678',
  '+54 9 11 1234-5678',
  '0111512345',
  '111234567',
  '11123456789',
  '11 1234 567x',
])('O-CF-08 the phone %j is refused', (tel_celular) => {
  expect(messages({ tel_celular })).toEqual({
    tel_celular: 'Por favor, ingrese el número con el código de área sin el 0 y sin el 15',
  });
});

test('a birth date is today at the latest', () => {
  expect(messages({ fecha_nacimiento: '2026-11-27' })).toEqual({});
  expect(messages({ fecha_nacimiento: '2026-11-28' })).toEqual({
    fecha_nacimiento: 'La fecha de nacimiento no puede ser posterior a hoy',
  });
});

test.each(['31/02/1990', '1990-02-31', '05/11/AAAA', '5/3'])(
  'O-DT-03 O-DT-04 the birth date %j is refused',
  (fecha_nacimiento) => {
    expect(messages({ fecha_nacimiento })).toEqual({
      fecha_nacimiento: 'Por favor, ingrese una fecha válida, por ejemplo 05/03/2020',
    });
  },
);

test('a birth year that is a slip is refused', () => {
  expect(messages({ fecha_nacimiento: '1090-03-05' })).toEqual({
    fecha_nacimiento: 'Por favor, revise el año de nacimiento',
  });
});
