import { expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { loginSchema, registerSchema } from './auth.ts';
import { claimSchema } from './claim/index.ts';
import { legalRequestSchema } from './legal.ts';
import { messagesOf } from './messages-of.ts';
import { cardSchema, cbuSchema } from './payment/index.ts';
import { addressSchema, personSchema } from './person/index.ts';
import { benefitCodeSchema, petSchema, syncSchema, weightEntrySchema } from './pet/index.ts';

const TODAY = '2026-11-27';
const UNREADABLE = 'Por favor, quite los caracteres que no se pueden leer';
const visa = { id: 1, verifica: 'luhn', size: [16] } as const;

const forms: readonly (readonly [name: string, ZodMiniType, fields: readonly string[]])[] = [
  ['login', loginSchema, ['email', 'password']],
  ['register', registerSchema, ['email', 'password']],
  ['sync', syncSchema, ['email']],
  ['person', personSchema(TODAY), ['nombre', 'apellido', 'dni', 'tel_celular', 'fecha_nacimiento']],
  ['address', addressSchema, ['direccion', 'numero', 'piso', 'departamento', 'provincia', 'localidadString']],
  ['pet', petSchema(TODAY), ['nombre', 'color', 'raza', 'fecha_nacimiento', 'peso']],
  ['weight', weightEntrySchema('Luna', { min: '2020-01-01', max: TODAY }), ['peso', 'fecha_pesaje']],
  ['benefit code', benefitCodeSchema, ['codigo_vendedor']],
  ['card', cardSchema({ medium: visa, today: TODAY }), ['numero_pago', 'vencimiento', 'titular']],
  ['cbu', cbuSchema, ['numero_pago']],
  ['claim', claimSchema(TODAY), ['fechaEnfermedad', 'denuncia_administrativa']],
  ['legal', legalRequestSchema, ['nombre', 'dni', 'email', 'poliza', 'motivo']],
];

test.each(forms)('D113 nothing unreadable is taken by the form %s', (_, schema, fields) => {
  for (const character of ['\u0000', '\ud83d', '\u001b', '\u0007', '\u007f', '\u0085']) {
    const typed = Object.fromEntries(fields.map((name) => [name, `ab${character}cdef`]));
    const expected = Object.fromEntries(fields.map((name) => [name, UNREADABLE]));
    expect(messagesOf(schema, typed)).toMatchObject(expected);
  }
});

test('a name of fillers is missing, and inside a name they are no letters', () => {
  const person = { nombre: '\u3164\u115f', apellido: 'Pé\u3164rez' };
  expect(messagesOf(personSchema(TODAY), person)).toMatchObject({
    nombre: 'Por favor, ingrese su nombre',
    apellido: 'Solo puede contener letras, espacios, apóstrofos y guiones',
  });
  expect(messagesOf(addressSchema, { direccion: 'Calle\u3164Uno' })).toMatchObject({
    direccion: 'La dirección solo puede contener letras, números y los caracteres . - /',
  });
  expect(messagesOf(petSchema(TODAY), { nombre: '\u2800', color: '\u034f' })).toMatchObject({
    nombre: 'Por favor, ingrese nombre',
    color: 'Por favor, ingrese el color',
  });
});

const codeOf = (codigo_vendedor: unknown) => benefitCodeSchema.parse({ codigo_vendedor }).codigo_vendedor;

test('a benefit code is a line or nothing', () => {
  expect(['\u3164 PROMO\n10 ', ' \u200b', '', null, undefined].map(codeOf)).toEqual([
    'PROMO 10',
    null,
    null,
    null,
    null,
  ]);
  expect(messagesOf(benefitCodeSchema, { codigo_vendedor: 'x'.repeat(51) })).toEqual({
    codigo_vendedor: 'Supera la longitud máxima',
  });
});

test('an email with something invisible inside is another one that looks the same', () => {
  for (const email of ['a\u200bna@correo.com', 'ana@cor\u00adreo.com', 'a\u3164na@correo.com'])
    expect(messagesOf(syncSchema, { email })).toEqual({ email: 'Por favor, ingrese un email valido' });
});

test('a reason keeps its lines, a name is one', () => {
  const request = { tipo: 'BAJA', dni: '30123456', email: 'ana@correo.com' };
  expect(
    legalRequestSchema.parse({ ...request, nombre: 'Ana\r\nSol', motivo: '\u202eUno\r\ndos\u3164' }),
  ).toMatchObject({ nombre: 'Ana Sol', motivo: 'Uno\ndos' });
});
