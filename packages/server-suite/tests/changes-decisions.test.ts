import { calls } from '@huella/contract';
import { deliverOutbox } from '@huella/server';
import { listChangeRequests, resolveChangeRequest } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { requestChange, requestPersonChange } from '../src/request-change.ts';
import { addPet, signUpAndLogIn, signUpWithPerson } from '../src/fixtures.ts';
import type { Client } from '../src/client.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

async function decisionsTo({ email }: Client) {
  await deliverOutbox(ctx().ports);
  return ctx().mails.filter(({ to, subject }) => to === email && !subject.startsWith('La póliza de'));
}

test('an approved change of personal data is in the record, in the words that were sent', async () => {
  const client = await signUpWithPerson(ctx());
  const changes = { fechaNac: '06-03-1990', dpto: 'B', provincia: 'Córdoba', localidad: 14001 };
  const reply = await requestPersonChange(client, { ...changes, localidadString: 'Lo que sea' });
  expect(reply.status).toBe(201);
  expect(reply.body).toEqual({ id: expect.any(Number), estado: 'PENDIENTE' });
  expect((await client.call(calls.getPerson)).body.fecha_nacimiento).toBe('1990-03-05');

  expect(await resolveChangeRequest(ctx().ports, reply.body.id, { approve: true })).toBe('approved');
  const person = (await client.call(calls.getPerson)).body;
  expect(person.fecha_nacimiento).toBe('1990-03-06');
  expect(person.datosDomicilio).toMatchObject({
    departamento: 'B',
    localidadId: 14001,
    provincia: 'Córdoba',
  });
});

test('a cleared floor is null afterwards', async () => {
  const client = await signUpWithPerson(ctx());
  for (const piso of ['2', '']) {
    const { body } = await requestPersonChange(client, { piso });
    await resolveChangeRequest(ctx().ports, body.id, { approve: true });
  }
  expect((await client.call(calls.getPerson)).body.datosDomicilio.piso).toBeNull();
});

test('an approved change of a pet is in the record', async () => {
  const client = await signUpAndLogIn(ctx());
  const mascotaId = await addPet(client);
  const changes = {
    mascotaNombre: 'Mishi',
    mascotaEspecie: 'Gato',
    mascotaRaza: 'Siamés',
    mascotaSexo: 'M',
  };
  const { status, body } = await requestChange(client, { mascotaId, ...changes });
  expect(status).toBe(201);
  expect(await resolveChangeRequest(ctx().ports, body.id, { approve: true })).toBe('approved');
  const pet = (await client.call(calls.getPet, { params: { id: mascotaId } })).body;
  expect(pet).toMatchObject({ nombre: 'Mishi', animal: 'Gato', raza: 'Siamés', sexo: 'M' });
});

test('the insurer sees what waits and decides each once', async () => {
  const client = await signUpWithPerson(ctx());
  const { body } = await requestPersonChange(client, { nombre: 'Carla' });
  const waiting = await listChangeRequests(ctx().ports.db);
  expect(waiting.find(({ id }) => id === body.id)).toMatchObject({
    email: client.email,
    pet: null,
    fields: [{ field: 'nombre', from: 'Ana', to: 'Carla' }],
  });
  expect(await resolveChangeRequest(ctx().ports, body.id, { approve: true })).toBe('approved');
  expect(await resolveChangeRequest(ctx().ports, body.id, { approve: true })).toBe('not_found');
  expect(await resolveChangeRequest(ctx().ports, 999_999_999, { approve: true })).toBe('not_found');
});

test('a breed that no longer fits leaves the request as it was, and nobody is told', async () => {
  const client = await signUpAndLogIn(ctx());
  const mascotaId = await addPet(client);
  const { id } = (await requestChange(client, { mascotaId, mascotaRaza: 'Ovejero Alemán' })).body;
  await ctx().ports.db.updateTable('pets').set({ animal: 'Gato' }).where('id', '=', mascotaId).execute();
  expect(await resolveChangeRequest(ctx().ports, id, { approve: true })).toBe('breed_mismatch');
  expect((await client.call(calls.listChangeRequests)).body).toMatchObject([{ id, estado: 'PENDIENTE' }]);
  expect((await requestChange(client, { mascotaId, mascotaRaza: 'Ovejero Alemán' })).status).toBe(422);
  expect(await decisionsTo(client)).toEqual([]);
});

test('a reason that nobody can read rejects nothing, and of another what is invisible is left away (D113)', async () => {
  const client = await signUpWithPerson(ctx());
  const { id } = (await requestPersonChange(client, { nombre: 'Carla' })).body;
  const reject = (reason: string) => resolveChangeRequest(ctx().ports, id, { approve: false, reason });
  for (const reason of ['\u001b[2J', 'a\ud800', ' \u3164\u202e'])
    expect(await reject(reason)).toBe('invalid_text');
  expect(await reject('\u202eIlegible\r\nEnvíe otra\u2800')).toBe('rejected');
  const [request] = (await client.call(calls.listChangeRequests)).body;
  expect(request.motivo).toBe('Ilegible\nEnvíe otra');
});

test('a name from right to left, or one that would reverse the sentence, is isolated in the mail', async () => {
  const client = await signUpWithPerson(ctx());
  const mascotaId = await addPet(client, { nombre: 'ليلى' });
  const { id } = (await requestChange(client, { mascotaId, mascotaColor: 'Gris' })).body;
  // Like rows from before D113.
  const reason = 'No\u202e coincide';
  await resolveChangeRequest(ctx().ports, id, { approve: false, reason: 'No coincide' });
  await ctx().ports.db.updateTable('change_requests').set({ reason }).where('id', '=', id).execute();
  await deliverOutbox(ctx().ports);
  const mail = ctx().mails.findLast(({ to }) => to === client.email);
  expect(mail?.text).toContain('los datos de \u2068ليلى\u2069: color.');
  expect(mail?.text).toContain('Motivo: \u2068No coincide\u2069');
});

test('two operators at once: one decides, and the record says the same as the request', async () => {
  const client = await signUpWithPerson(ctx());
  const { id } = (await requestPersonChange(client, { nombre: 'Carla' })).body;
  const decisions = await Promise.all([
    resolveChangeRequest(ctx().ports, id, { approve: false, reason: 'ilegible' }),
    resolveChangeRequest(ctx().ports, id, { approve: true }),
  ]);
  expect(decisions.filter((decision) => decision === 'not_found')).toHaveLength(1);
  const approved = decisions.includes('approved');
  expect((await client.call(calls.getPerson)).body.nombre).toBe(approved ? 'Carla' : 'Ana');
  const [request] = (await client.call(calls.listChangeRequests)).body;
  expect(request.estado).toBe(approved ? 'APROBADA' : 'RECHAZADA');
});

test('the owner reads by mail what was decided, with the reason and without the data, O-SE-04 escaped', async () => {
  const client = await signUpWithPerson(ctx());
  const mascotaId = await addPet(client, { nombre: 'Luna <a href="https://evil.example">x</a>' });
  const approved = (await requestPersonChange(client, { nombre: 'Carlota', telCelular: '1144556677' })).body
    .id;
  const rejected = (await requestChange(client, { mascotaId, mascotaNombre: 'Solsticio' })).body.id;
  await resolveChangeRequest(ctx().ports, approved, { approve: true });
  await resolveChangeRequest(ctx().ports, approved, { approve: true });
  await resolveChangeRequest(ctx().ports, rejected, { approve: false, reason: 'No <b>coincide</b>' });
  const mails = await decisionsTo(client);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Aprobamos su pedido de cambio',
    'No pudimos aceptar su pedido de cambio',
  ]);
  expect(mails[0]?.text).toContain('sus datos personales: nombre, teléfono celular.');
  expect(mails[0]?.text).toContain('/tabs/personal-data');
  expect(mails[1]?.text).toContain('Motivo: No <b>coincide</b>');
  expect(mails[1]?.text).toContain(`/tabs/pet-details/${mascotaId}`);
  expect(mails[1]?.html).toContain('Luna &lt;A Href');
  expect(mails[1]?.html).toContain('No &lt;b&gt;coincide&lt;/b&gt;');
  expect(mails.map(({ text, html }) => text + html).join('')).not.toMatch(/Carlota|1144556677|Solsticio/);
});
