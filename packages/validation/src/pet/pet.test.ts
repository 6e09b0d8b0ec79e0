import { expect, test } from 'vitest';
import { messagesOf } from '../messages-of.ts';
import {
  coverageSchema,
  petChangeSchema,
  petSchema,
  weightEntrySchema,
  weightUpdateSchema,
} from './index.ts';

const schema = petSchema('2026-11-27');
const toto = {
  nombre: 'Toto',
  color: 'Negro',
  sexo: 'M',
  fecha_nacimiento: '2024-03-05',
  animal: 'Perro',
  raza: 'Mestizo',
  peso: '7,5',
};

function messages(changed: object) {
  return messagesOf(schema, { ...toto, ...changed });
}

test('the wire’s shape comes out', () => {
  expect(schema.parse(toto)).toEqual({ ...toto, peso: 7.5 });
});

test('asks for what is required', () => {
  const empty = { nombre: '', color: '', sexo: '', fecha_nacimiento: '', animal: '', raza: '', peso: '' };
  expect(messages(empty)).toEqual({
    nombre: 'Por favor, ingrese nombre',
    color: 'Por favor, ingrese el color',
    sexo: 'Por favor, indique el sexo',
    fecha_nacimiento: 'Por favor, ingrese la fecha de nacimiento',
    animal: 'Por favor, indique si es perro o gato',
    raza: 'Por favor, elija la raza',
  });
});

test('O-FO-06 a name of five spaces is missing', () => {
  expect(messages({ nombre: '     ' })).toEqual({ nombre: 'Por favor, ingrese nombre' });
});

test('O-FO-07 the stored name is what was typed, composed and trimmed (D60a)', () => {
  const nombre = ' ñandú maría de la peña '.normalize('NFD');
  expect(schema.parse({ ...toto, nombre }).nombre).toBe('ñandú maría de la peña');
});

test('O-MO-03 an empty weight is null', () => {
  expect(schema.parse({ ...toto, peso: '' }).peso).toBeNull();
  expect(schema.parse({ ...toto, peso: ' ' }).peso).toBeNull();
});

test.each(['1e2', '0x10', '-5', '7,55', 'x'])('O-MO-03 the weight %j is refused', (peso) => {
  expect(messages({ peso })).toEqual({
    peso: 'Por favor, ingrese el peso en kilos con un decimal como máximo, por ejemplo 7,5',
  });
});

test.each([
  ['0', { peso: 'No puede ser 0' }],
  ['0,9', { peso: 'No puede ser 0' }],
  ['1', {}],
  ['200', {}],
  ['200,5', { peso: 'Excede el máximo' }],
])('O-MO-05 the weight %j of the pet form', (peso, expected) => {
  expect(messages({ peso })).toEqual(expected);
});

test.each([
  ['0', false],
  ['0,5', true],
  ['200,5', true],
  ['201', false],
  ['', false],
  ['1e1', false],
])('O-MO-05 the weight %j of the update', (peso, taken) => {
  expect(messagesOf(weightUpdateSchema('Toto'), { peso })).toEqual(
    taken ? {} : { peso: 'Por favor ingresa un peso válido para Toto' },
  );
});

test('O-MO-02 comma and point update the same weight', () => {
  expect(weightUpdateSchema('Toto').parse({ peso: '4,5' })).toEqual({ peso: 4.5 });
  expect(weightUpdateSchema('Toto').parse({ peso: '4.5' })).toEqual({ peso: 4.5 });
});

test('O-DT-03 a birth date that does not exist is refused', () => {
  expect(messages({ fecha_nacimiento: '31/02/2024' })).toEqual({
    fecha_nacimiento: 'Por favor, ingrese una fecha válida, por ejemplo 05/03/2020',
  });
});

test('plan and payment method have to be chosen', () => {
  expect(messagesOf(coverageSchema, { plan: null, id: null })).toEqual({
    plan: 'Por favor, elija un plan de cobertura',
    id: 'Por favor, elija un medio de pago',
  });
  expect(coverageSchema.parse({ plan: 2, id: 7 })).toEqual({ plan: 2, id: 7 });
});

test('of a change request only the changed keys are checked (D50)', () => {
  const change = petChangeSchema('2026-11-27');
  expect(change.parse({ mascotaColor: ' Gris ' })).toEqual({ mascotaColor: 'Gris' });
  expect(messagesOf(change, { mascotaFechaNac: '2017-11-26' })).toEqual({
    mascotaFechaNac: 'La mascota debe tener entre 3 meses y 9 años',
  });
});

test.each([
  ['2024-03-05', undefined],
  ['2026-11-27', undefined],
  ['2026-11-28', 'El día del pesaje no puede ser posterior a hoy'],
  ['2024-03-04', 'El día del pesaje no puede ser anterior al nacimiento'],
  ['', 'Por favor, ingrese el día del pesaje'],
  ['31/02/2026', 'Por favor, ingrese una fecha válida, por ejemplo 05/03/2020'],
])('a weighing on %j', (fecha_pesaje, message) => {
  const weightEntry = weightEntrySchema('Toto', { min: '2024-03-05', max: '2026-11-27' });
  expect(messagesOf(weightEntry, { peso: '7,5', fecha_pesaje })).toEqual(
    message === undefined ? {} : { fecha_pesaje: message },
  );
});
