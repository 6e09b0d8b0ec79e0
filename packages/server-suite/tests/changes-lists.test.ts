import { calls } from '@huella/contract';
import { resolveChangeRequest } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { requestChange, requestPersonChange } from '../src/request-change.ts';
import { atInstant } from '../src/at-instant.ts';
import { DAY } from '../src/suite-context.ts';
import { addPet, logIn, signUpAndLogIn, signUpWithPerson } from '../src/fixtures.ts';
import { newClient } from '../src/client.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const pending = {
  estado: 'PENDIENTE',
  creada: expect.any(String),
  resuelta: null,
  motivo: null,
  vista: false,
};

const ctx = useSuiteContext();

test('what waits is listed under the names of the request, places by their names, newest first', async () => {
  const client = await signUpWithPerson(ctx());
  const mascotaId = await addPet(client);
  const place = { provincia: 'Córdoba', localidad: 14001, piso: '2', fechaNac: '06-03-1990' };
  const own = await requestPersonChange(client, place);
  const pet = await requestChange(client, { mascotaId, mascotaSexo: 'M', mascotaNombre: 'Sol' });
  const { status, body } = await client.call(calls.listChangeRequests);
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      ...pending,
      id: pet.body.id,
      mascotaId,
      campos: [
        { campo: 'mascotaNombre', antes: 'Luna', despues: 'Sol' },
        { campo: 'mascotaSexo', antes: 'H', despues: 'M' },
      ],
    },
    {
      ...pending,
      id: own.body.id,
      mascotaId: null,
      campos: [
        { campo: 'fechaNac', antes: '1990-03-05', despues: '1990-03-06' },
        { campo: 'piso', antes: null, despues: '2' },
        {
          campo: 'localidad',
          antes: expect.stringMatching(/, Buenos Aires$/),
          despues: expect.stringMatching(/, Córdoba$/),
        },
      ],
    },
  ]);
});

test('an outcome with its reason stays unseen until its owner has read it', async () => {
  const client = await signUpWithPerson(ctx());
  const { id } = (await requestPersonChange(client, { nombre: 'Carla' })).body;
  const see = () => client.call(calls.markChangeRequestSeen, { params: { id } });
  const listed = async () => (await client.call(calls.listChangeRequests)).body;
  expect((await see()).status).toBe(200);
  expect(await listed()).toMatchObject([{ estado: 'PENDIENTE', vista: false }]);
  await resolveChangeRequest(ctx().ports, id, { approve: false, reason: 'El DNI no coincide' });
  expect(await listed()).toMatchObject([
    { estado: 'RECHAZADA', motivo: 'El DNI no coincide', resuelta: expect.any(String), vista: false },
  ]);
  expect(await see()).toMatchObject({ status: 200, body: {} });
  expect((await see()).status).toBe(200);
  expect(await listed()).toMatchObject([{ vista: true }]);
});

test('an outcome leaves the list after 90 days; what waits stays', async () => {
  const client = await signUpWithPerson(ctx());
  const decided = (await requestPersonChange(client, { nombre: 'Carla' })).body.id;
  const waits = (await requestPersonChange(client, { numero: '12' })).body.id;
  await resolveChangeRequest(ctx().ports, decided, { approve: true });
  const idsAfter = async (days: number) => {
    const instant = new Date(ctx().ports.clock.now().getTime() + days * DAY).toISOString();
    const later = Object.assign(newClient(atInstant(ctx(), instant)), { email: client.email });
    await logIn(later);
    return (await later.call(calls.listChangeRequests)).body.map(({ id }: { id: number }) => id);
  };
  expect(await idsAfter(89)).toEqual([waits, decided]);
  expect(await idsAfter(91)).toEqual([waits]);
});

test('O-SE-03 somebody else’s request is neither listed nor seen', async () => {
  const owner = await signUpWithPerson(ctx());
  const { id } = (await requestPersonChange(owner, { nombre: 'Carla' })).body;
  await resolveChangeRequest(ctx().ports, id, { approve: true });
  const stranger = await signUpAndLogIn(ctx());
  expect((await stranger.call(calls.listChangeRequests)).body).toEqual([]);
  const foreign = await stranger.call(calls.markChangeRequestSeen, { params: { id } });
  const unknown = await stranger.call(calls.markChangeRequestSeen, { params: { id: 999_999_999 } });
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(unknown.body);
  expect((await owner.call(calls.listChangeRequests)).body).toMatchObject([{ vista: false }]);
});
