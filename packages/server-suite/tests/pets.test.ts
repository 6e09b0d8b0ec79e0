import { calls } from '@huella/contract';
import { deliverOutbox } from '@huella/server';
import { showPerson } from '@huella/server/operator';
import { expect, test } from 'vitest';
import type { SuiteContext } from '../src/suite-context.ts';
import {
  addCard,
  addPet,
  addPersonalData,
  signUpAndLogIn,
  signUpWithPerson,
  petBody,
} from '../src/fixtures.ts';
import { fieldMessages, type Client } from '../src/client.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const insure = (client: Client, body: object) => client.call(calls.createPet, { body });

/** An Argentine day before the suite's now. */
function birthDay(context: SuiteContext, { years = 0, months = 0, days = 0 }): string {
  const now = new Date(context.ports.clock.now().getTime() - 3 * 60 * 60 * 1000);
  const [year, month, day] = [
    now.getUTCFullYear() - years,
    now.getUTCMonth() - months,
    now.getUTCDate() + days,
  ];
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

const ctx = useSuiteContext();

test('nobody has pets at first', async () => {
  const reply = await (await signUpWithPerson(ctx())).call(calls.listPets);
  expect([reply.status, reply.body]).toEqual([200, []]);
});

test('an insured pet is answered with its weight and plan', async () => {
  const client = await signUpWithPerson(ctx());
  const id = await addPet(client, { nombre: '  Ñandú  de la peña ', fecha_pesaje: '2026-11-20' });
  const expected = {
    id,
    nombre: 'Ñandú  de la peña',
    color: 'Negro',
    sexo: 'H',
    fecha_nacimiento: '2024-03-05',
    animal: 'Perro',
    raza: 'Mestizo',
    peso: 12.5,
    fecha_pesaje: '2026-11-20',
    img_link: null,
    foto_link: null,
    siniestros: [],
    historial_peso: [{ fecha_pesaje: '2026-11-20', peso: 12.5 }],
    plan: 'Plan 1 Esencial',
    vigencia: { desde: '2026-11-27', hasta: '2027-11-27' },
  };
  expect((await client.call(calls.getPet, { params: { id } })).body).toEqual(expected);
  expect((await client.call(calls.listPets)).body).toEqual([expected]);
});

test('a policy is written with the pet', async () => {
  const client = await signUpWithPerson(ctx());
  const id = await addPet(client);
  const summary = await showPerson(ctx().ports.db, client.email.toUpperCase());
  expect(summary?.policies).toEqual([
    {
      poliza: `HU-${String(id).padStart(8, '0')}`,
      mascota: 'Luna',
      plan: 'Plan 1 Esencial',
      date: birthDay(ctx(), {}),
    },
  ]);
  expect(await showPerson(ctx().ports.db, 'nadie@correo.example')).toBeNull();
});

test('a pet without a weight has none', async () => {
  const client = await signUpWithPerson(ctx());
  const paymentId = await addCard(client);
  for (const mascota of [
    { peso: null, fecha_pesaje: null },
    { peso: undefined, fecha_pesaje: undefined },
  ]) {
    const { body } = await insure(client, petBody(paymentId, { mascota }));
    const pet = (await client.call(calls.getPet, { params: { id: body.id } })).body;
    expect(pet).toMatchObject({ peso: null, fecha_pesaje: null, historial_peso: [] });
  }
});

test('without personal data there is no holder: nothing is insured, and the same sending serves afterwards', async () => {
  const client = await signUpAndLogIn(ctx());
  const body = petBody(await addCard(client));
  const contract = () => client.call(calls.createPet, { body, key: 'la-misma' });
  const rejected = await contract();
  expect([rejected.status, rejected.body]).toEqual([
    409,
    {
      code: 'person_required',
      message: 'No se encontraron datos personales. Por favor, complete sus datos antes de continuar.',
    },
  ]);
  expect((await client.call(calls.listPets)).body).toEqual([]);
  expect((await showPerson(ctx().ports.db, client.email))?.policies).toEqual([]);
  expect((await client.call(calls.listCardRecords, { search: `?email=${client.email}` })).body).toEqual([]);
  expect((await insure(client, {})).status).toBe(422);
  await addPersonalData(client);
  expect((await contract()).status).toBe(201);
  const [card] = (await client.call(calls.listCardRecords, { search: `?email=${client.email}` })).body;
  expect(card.titular).toBe('Ana Prueba');
});

test('a female written F is an H', async () => {
  const client = await signUpWithPerson(ctx());
  const id = await addPet(client, { sexo: 'F' });
  expect((await client.call(calls.getPet, { params: { id } })).body.sexo).toBe('H');
});

test('a benefit code is optional', async () => {
  const client = await signUpWithPerson(ctx());
  const paymentId = await addCard(client);
  for (const codigo of ['PROMO10', '', null])
    expect((await insure(client, petBody(paymentId, { codigo }))).status).toBe(201);
});

test('an empty body says what each field lacks', async () => {
  const reply = await insure(await signUpWithPerson(ctx()), {});
  expect(reply.status).toBe(422);
  expect(fieldMessages(reply)).toMatchObject({
    'datos_mascota.nombre': 'Por favor, ingrese nombre',
    'datos_pago.plan': 'Por favor, elija un plan de cobertura',
  });
  const paths = Object.keys(fieldMessages(reply));
  for (const name of ['color', 'sexo', 'fecha_nacimiento', 'animal', 'raza'])
    expect(paths).toContain(`datos_mascota.${name}`);
  expect(paths).toContain('datos_pago.id');
});

test('a pet is 3 months to 9 years old, both ends inclusive', async () => {
  const client = await signUpWithPerson(ctx());
  const paymentId = await addCard(client);
  const tryBirth = async (fecha_nacimiento: string) =>
    (await insure(client, petBody(paymentId, { mascota: { fecha_nacimiento } }))).status;
  expect(await tryBirth(birthDay(ctx(), { months: 3 }))).toBe(201);
  expect(await tryBirth(birthDay(ctx(), { months: 3, days: 3 }))).toBe(422);
  expect(await tryBirth(birthDay(ctx(), { years: 9 }))).toBe(201);
  expect(await tryBirth(birthDay(ctx(), { years: 9, days: -2 }))).toBe(422);
});

test.each([
  ['datos_mascota.nombre', { mascota: { nombre: '     ' } }, 'Por favor, ingrese nombre'],
  ['datos_mascota.peso', { mascota: { peso: 201 } }, 'Excede el máximo'],
  ['datos_mascota.peso', { mascota: { peso: 0 } }, 'No puede ser 0'],
  ['datos_mascota.peso', { mascota: { peso: -4 } }, expect.any(String)],
  ['datos_mascota.peso', { mascota: { peso: 1e300 } }, expect.any(String)],
  ['datos_mascota.raza', { mascota: { raza: 'Siamés' } }, expect.any(String)],
  ['datos_mascota.raza', { mascota: { raza: 'mestizo' } }, expect.any(String)],
  ['datos_mascota.animal', { mascota: { animal: 'Loro' } }, expect.any(String)],
  ['datos_mascota.sexo', { mascota: { sexo: 'X' } }, expect.any(String)],
  ['datos_mascota.fecha_nacimiento', { mascota: { fecha_nacimiento: '2024-02-31' } }, expect.any(String)],
  ['datos_mascota.fecha_pesaje', { mascota: { fecha_pesaje: '2099-01-01' } }, expect.any(String)],
  ['datos_mascota.fecha_pesaje', { mascota: { fecha_pesaje: 'ayer' } }, expect.any(String)],
  ['datos_pago.plan', { pago: { plan: 999_999_999 } }, 'Por favor, elija un plan de cobertura'],
  ['datos_pago.id', { pago: { id: 9_007_199_254_740_991 } }, expect.any(String)],
])('O-FO-06 %s is checked (%j)', async (path, changes, message) => {
  const client = await signUpWithPerson(ctx());
  const reply = await insure(client, petBody(await addCard(client), changes));
  expect(reply.status).toBe(422);
  expect(fieldMessages(reply)).toEqual({ [path]: message });
  expect((await client.call(calls.listPets)).body).toEqual([]);
});

test('somebody else’s payment method pays for nobody’s pet', async () => {
  const foreign = await addCard(await signUpWithPerson(ctx()));
  const reply = await insure(await signUpWithPerson(ctx()), petBody(foreign));
  expect(reply.status).toBe(422);
  expect(Object.keys(fieldMessages(reply))).toEqual(['datos_pago.id']);
});

test('O-SE-03 somebody else’s pet is unknown, in the same words', async () => {
  const owner = await signUpWithPerson(ctx());
  const id = await addPet(owner);
  const stranger = await signUpWithPerson(ctx());
  const foreign = await stranger.call(calls.getPet, { params: { id } });
  const unknown = await stranger.call(calls.getPet, { params: { id: 999_999_999 } });
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  expect(foreign.body).toEqual(unknown.body);
  expect((await stranger.call(calls.listPets)).body).toEqual([]);
});

test.each(['0', '-1', '1.5', '1e3', 'abc', '%00', '１', '99999999999999999999', '1;drop'])(
  'no pet has the id %s',
  async (id) => {
    const client = await signUpWithPerson(ctx());
    const headers = { Authorization: `Bearer ${client.token}` };
    expect((await client.send(`/app/user/mascotas/${id}`, { headers })).status).toBe(404);
  },
);

test('a name with markup is a name', async () => {
  const client = await signUpWithPerson(ctx());
  const nombre = `<img src=x onerror="window.__x=1">'); drop table pets; --`;
  const id = await addPet(client, { nombre });
  expect((await client.call(calls.getPet, { params: { id } })).body.nombre).toBe(nombre);
});

test('the holder reads the policy by mail, once however often it is sent, and nothing of how it is paid', async () => {
  const client = await signUpWithPerson(ctx());
  const method = await addCard(client);
  const body = petBody(method, { mascota: { nombre: 'Luna <b>' } });
  const send = () => client.call(calls.createPet, { body, key: 'one-contract' });
  const { id } = (await send()).body;
  await send();
  await deliverOutbox(ctx().ports);
  const [mail, ...others] = ctx().mails.filter(({ to }) => to === client.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('La póliza de Luna <B>');
  expect(mail?.html).toContain('Luna &lt;B&gt;');
  expect(mail?.text).toContain(`Póliza N.º: HU-${String(id).padStart(8, '0')}`);
  expect(mail?.text).toContain('Vigencia: del 27/11/2026 al 27/11/2027, ambos días incluidos');
  expect(mail?.text).toContain(`/tabs/pet-details/${id}/carnet`);
  expect(mail?.text).toContain('Botón de arrepentimiento');
  expect(mail?.text).not.toMatch(/3704|450995|12345678/);
});
