import { calls } from '@huella/contract';
import { resolveChangeRequest } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { unchangedPerson } from '@huella/contract/changes';
import { requestChange, requestPersonChange } from '../src/request-change.ts';
import { addPet, signUpAndLogIn, signUpWithPerson } from '../src/fixtures.ts';
import { fieldMessages, statusesOf } from '../src/client.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

test('one pending request per field; a decision opens the field again', async () => {
  const client = await signUpWithPerson(ctx());
  const first = await requestPersonChange(client, { nombre: 'Carla' });
  const second = await requestPersonChange(client, { nombre: 'Dora', numero: '12' });
  expect(second.status).toBe(409);
  expect(second.body.code).toBe('change_pending');
  expect(Object.keys(fieldMessages(second))).toEqual(['nombre']);
  expect((await requestPersonChange(client, { numero: '12' })).status).toBe(201);
  const rejected = await resolveChangeRequest(ctx().ports, first.body.id, {
    approve: false,
    reason: 'ilegible',
  });
  expect(rejected).toBe('rejected');
  expect((await client.call(calls.getPerson)).body.nombre).toBe('Ana');
  expect((await requestPersonChange(client, { nombre: 'Dora' })).status).toBe(201);
});

test('two requests for one field at once leave one', async () => {
  const client = await signUpWithPerson(ctx());
  const replies = await Promise.all([1, 2, 3].map(() => requestPersonChange(client, { apellido: 'Nuevo' })));
  expect(statusesOf(replies)).toEqual([201, 409, 409]);
});

test('requesting the current value is not a change', async () => {
  const client = await signUpWithPerson(ctx());
  for (const changes of [{}, { nombre: 'Ana' }, { nombre: ' Ana ' }]) {
    const reply = await requestPersonChange(client, changes);
    expect(reply.status).toBe(422);
    expect(reply.body.fields[0].message).toBe('Modifique alguno de sus datos para proceder.');
  }
  const mascotaId = await addPet(client);
  const reply = await requestChange(client, { mascotaId, mascotaNombre: 'Luna' });
  expect(reply.body.fields[0].message).toBe('Modifique alguno de los datos para proceder.');
});

test('O-SE-03 somebody else’s pet is unknown', async () => {
  const owner = await signUpAndLogIn(ctx());
  const mascotaId = await addPet(owner);
  const stranger = await signUpWithPerson(ctx());
  const foreign = await requestChange(stranger, { mascotaId, mascotaNombre: 'Mía' });
  const unknown = await requestChange(stranger, { mascotaId: 999_999_999, mascotaNombre: 'Mía' });
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(unknown.body);
  expect((await requestPersonChange(stranger, { mascotaId, nombre: 'Otra' })).status).toBe(404);
});

test('without personal data there is nothing to change', async () => {
  expect((await requestPersonChange(await signUpAndLogIn(ctx()), { nombre: 'Ana' })).status).toBe(404);
});

test.each([
  ['nombre', { nombre: '   ' }],
  ['dni', { dni: '123' }],
  ['fechaNac', { fechaNac: '1990-03-06' }],
  ['fechaNac', { fechaNac: '31-02-1990' }],
  ['fechaNac', { fechaNac: '06-03-2190' }],
  ['localidad', { localidad: 999_999_999 }],
  ['localidad', { provincia: 'Salta' }],
  ['localidad', { provincia: 'Salta', localidad: 14001 }],
])('the rule of %s holds for a change, too (%j)', async (path, changes) => {
  const reply = await requestPersonChange(await signUpWithPerson(ctx()), changes);
  expect(reply.status).toBe(422);
  expect(Object.keys(fieldMessages(reply))).toEqual([path]);
});

test.each([
  ['mascotaRaza', { mascotaRaza: 'Siamés' }],
  ['mascotaRaza', { mascotaRaza: 'Unicornio' }],
  ['mascotaRaza', { mascotaEspecie: 'Gato', mascotaRaza: 'Caniche' }],
  ['mascotaFechaNac', { mascotaFechaNac: '2010-01-01' }],
  ['mascotaNombre', { mascotaNombre: ' ' }],
  ['mascotaSexo', { mascotaSexo: 'X' }],
])('the rule of %s holds for a change, too (%j)', async (path, changes) => {
  const client = await signUpAndLogIn(ctx());
  const reply = await requestChange(client, { mascotaId: await addPet(client), ...changes });
  expect(reply.status).toBe(422);
  expect(Object.keys(fieldMessages(reply))).toEqual([path]);
});

test('keys of both kinds together are rejected', async () => {
  const client = await signUpWithPerson(ctx());
  const mascotaId = await addPet(client);
  expect(
    (await requestChange(client, { ...unchangedPerson, mascotaId, mascotaNombre: 'Sol', nombre: 'Eva' }))
      .status,
  ).toBe(422);
  expect((await requestChange(client, {})).status).toBe(422);
});
