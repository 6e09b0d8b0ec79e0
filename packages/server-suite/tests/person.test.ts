import { calls } from '@huella/contract';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '../src/suite-context.ts';
import { signUpAndLogIn, personBody, signUpWithPerson } from '../src/fixtures.ts';
import { fieldMessages, statusesOf } from '../src/client.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

test('without personal data the answer is 404', async () => {
  const reply = await (await signUpAndLogIn(ctx())).call(calls.getPerson);
  expect(reply.status).toBe(404);
  expect(reply.body.code).toBe('not_found');
});

test('what was given is what is read', async () => {
  const client = await signUpWithPerson(ctx());
  const { body } = await client.call(calls.getPerson);
  expect(body).toEqual({
    nombre: 'Ana',
    apellido: 'Prueba',
    dni: '30123456',
    tel_celular: '1123456789',
    fecha_nacimiento: '1990-03-05',
    genero: 'F',
    email: client.email,
    datosDomicilio: {
      direccion: 'Av. Ñandú 123',
      numero: '742',
      piso: null,
      departamento: null,
      localidadId: 6001,
      localidad: '25 de Mayo',
      provincia: 'Buenos Aires',
    },
  });
});

test('a second time is rejected and changes nothing', async () => {
  const client = await signUpWithPerson(ctx());
  const other = personBody({ persona: { nombre: 'Otra' } });
  const reply = await client.call(calls.createPerson, { body: other });
  expect(reply.status).toBe(409);
  expect(reply.body.code).toBe('person_exists');
  expect((await client.call(calls.getPerson)).body.nombre).toBe('Ana');
});

test('two first times at once leave one record', async () => {
  const client = await signUpAndLogIn(ctx());
  const replies = await Promise.all(
    [1, 2, 3].map(() => client.call(calls.createPerson, { body: personBody() })),
  );
  expect(statusesOf(replies)).toEqual([201, 409, 409]);
});

test('an empty body says what each field lacks', async () => {
  const reply = await (await signUpAndLogIn(ctx())).call(calls.createPerson, { body: {} });
  expect(reply.status).toBe(422);
  expect(fieldMessages(reply)).toMatchObject({
    'datos_persona.nombre': 'Por favor, ingrese su nombre',
    'datos_persona.dni': 'Su número de documento debe tener 8 dígitos',
    'datos_persona.tel_celular': 'Por favor, ingrese el número con el código de área sin el 0 y sin el 15',
    'datos_domicilio.direccion': 'Por favor, ingrese la calle en la que vive',
    'datos_domicilio.numero': 'Por favor, ingrese la altura',
    'datos_domicilio.localidad': 'Por favor indique una localidad',
  });
  const paths = Object.keys(fieldMessages(reply));
  for (const name of ['apellido', 'fecha_nacimiento', 'genero'])
    expect(paths).toContain(`datos_persona.${name}`);
  for (const message of Object.values(fieldMessages(reply))) expect(message).not.toMatch(/^Invalid/);
});

test('O-CF-07 a document number keeps its leading zero and is digits only', async () => {
  const client = await signUpAndLogIn(ctx());
  const exponent = personBody({ persona: { dni: '1e234567' } });
  const rejected = await client.call(calls.createPerson, { body: exponent });
  expect(fieldMessages(rejected)).toEqual({
    'datos_persona.dni': 'Su número de documento debe tener 8 dígitos',
  });
  const body = personBody({ persona: { dni: '01.234.567' } });
  expect((await client.call(calls.createPerson, { body })).status).toBe(201);
  expect((await client.call(calls.getPerson)).body.dni).toBe('01234567');
});

test('O-FO-06 a blank name is missing', async () => {
  const client = await signUpAndLogIn(ctx());
  for (const nombre of ['     ', '\u00a0', '\u200b', '\t\n']) {
    const reply = await client.call(calls.createPerson, { body: personBody({ persona: { nombre } }) });
    expect(reply.status).toBe(422);
    expect(fieldMessages(reply)).toEqual({ 'datos_persona.nombre': 'Por favor, ingrese su nombre' });
  }
});

test('O-FO-09 letters with accents are letters, composed or not', async () => {
  const client = await signUpAndLogIn(ctx());
  const body = personBody({
    persona: { nombre: 'María de los Ángeles'.normalize('NFD'), apellido: 'O’Higgins-Ñancupé' },
    domicilio: { direccion: 'Av. Ñandú 123 - Piso 2/B'.normalize('NFD') },
  });
  expect((await client.call(calls.createPerson, { body })).status).toBe(201);
  const person = (await client.call(calls.getPerson)).body;
  expect(person.nombre).toBe('María de los Ángeles');
  expect(person.apellido).toBe('O’Higgins-Ñancupé');
  expect(person.datosDomicilio.direccion).toBe('Av. Ñandú 123 - Piso 2/B');
});

test('the future begins at midnight in Argentina, not in Greenwich', async () => {
  const client = await signUpAndLogIn(ctx());
  const now = ctx().ports.clock.now().getTime();
  const toEvening = (25 * HOUR + 30 * 60_000 - ((now - 3 * HOUR) % DAY) - 2 * HOUR + DAY) % DAY;
  ctx().advance(toEvening);
  const evening = ctx().ports.clock.now();
  expect(evening.toISOString().slice(11, 16)).toBe('02:30');
  const argentineDay = new Date(evening.getTime() - 3 * HOUR).toISOString().slice(0, 10);
  const greenwichDay = evening.toISOString().slice(0, 10);
  const fresh = await signUpAndLogIn(ctx());
  const tomorrow = personBody({ persona: { fecha_nacimiento: greenwichDay } });
  expect((await fresh.call(calls.createPerson, { body: tomorrow })).status).toBe(422);
  const today = personBody({ persona: { fecha_nacimiento: argentineDay } });
  expect((await fresh.call(calls.createPerson, { body: today })).status).toBe(201);
  expect(client.email).not.toBe(fresh.email);
});

test.each([
  ['datos_persona.fecha_nacimiento', { persona: { fecha_nacimiento: '2023-02-31' } }],
  ['datos_persona.fecha_nacimiento', { persona: { fecha_nacimiento: '05/03/1990' } }],
  ['datos_persona.tel_celular', { persona: { tel_celular: '011 15 1234-5678' } }],
  ['datos_persona.genero', { persona: { genero: 'H' } }],
  ['datos_domicilio.direccion', { domicilio: { direccion: 'Calle <b>' } }],
  ['datos_domicilio.direccion', { domicilio: { direccion: 'a'.repeat(41) } }],
  ['datos_domicilio.numero', { domicilio: { numero: '12345678901' } }],
  ['datos_domicilio.piso', { domicilio: { piso: '1234' } }],
  ['datos_domicilio.departamento', { domicilio: { departamento: 'ABCDE' } }],
  ['datos_domicilio.localidad', { domicilio: { localidad: 999_999_999 } }],
  ['datos_domicilio.localidad', { domicilio: { localidad: 6001.5 } }],
])('%s is checked (%j)', async (path, changes) => {
  const reply = await (await signUpAndLogIn(ctx())).call(calls.createPerson, { body: personBody(changes) });
  expect(reply.status).toBe(422);
  expect(Object.keys(fieldMessages(reply))).toEqual([path]);
});
