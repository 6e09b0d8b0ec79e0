import { calls } from '@huella/contract';
import { deliverOutbox } from '@huella/server';
import { listChangeRequests, resolveChangeRequest } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { askChange, askPersonChange } from './ask-change.ts';
import type { Bench } from './home.ts';
import { addPet, member, withPerson } from './people.ts';

/** What the insurer decides about changes, and what comes of it. */
export function changeDecisionTests(bench: () => Bench): void {
  test('an approved change of personal data is in the record, in the words that were sent', async () => {
    const visitor = await withPerson(bench());
    const changes = { fechaNac: '06-03-1990', dpto: 'B', provincia: 'Córdoba', localidad: 14001 };
    const reply = await askPersonChange(visitor, { ...changes, localidadString: 'Lo que sea' });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({ id: expect.any(Number), estado: 'PENDIENTE' });
    expect((await visitor.call(calls.getPerson)).body.fecha_nacimiento).toBe('1990-03-05');

    expect(await resolveChangeRequest(bench().ports, reply.body.id, { approve: true })).toBe('approved');
    const person = (await visitor.call(calls.getPerson)).body;
    expect(person.fecha_nacimiento).toBe('1990-03-06');
    expect(person.datosDomicilio).toMatchObject({
      departamento: 'B',
      localidadId: 14001,
      provincia: 'Córdoba',
    });
  });

  test('a cleared floor is null afterwards', async () => {
    const visitor = await withPerson(bench());
    for (const piso of ['2', '']) {
      const { body } = await askPersonChange(visitor, { piso });
      await resolveChangeRequest(bench().ports, body.id, { approve: true });
    }
    expect((await visitor.call(calls.getPerson)).body.datosDomicilio.piso).toBeNull();
  });

  test('an approved change of a pet is in the record', async () => {
    const visitor = await member(bench());
    const mascotaId = await addPet(visitor);
    const changes = {
      mascotaNombre: 'Mishi',
      mascotaEspecie: 'Gato',
      mascotaRaza: 'Siamés',
      mascotaSexo: 'M',
    };
    const { status, body } = await askChange(visitor, { mascotaId, ...changes });
    expect(status).toBe(201);
    expect(await resolveChangeRequest(bench().ports, body.id, { approve: true })).toBe('approved');
    const pet = (await visitor.call(calls.getPet, { params: { id: mascotaId } })).body;
    expect(pet).toMatchObject({ nombre: 'Mishi', animal: 'Gato', raza: 'Siamés', sexo: 'M' });
  });

  test('the insurer sees what waits and decides each once', async () => {
    const visitor = await withPerson(bench());
    const { body } = await askPersonChange(visitor, { nombre: 'Carla' });
    const waiting = await listChangeRequests(bench().ports.db);
    expect(waiting.find(({ id }) => id === body.id)).toMatchObject({
      email: visitor.email,
      pet: null,
      fields: [{ field: 'nombre', from: 'Ana', to: 'Carla' }],
    });
    expect(await resolveChangeRequest(bench().ports, body.id, { approve: true })).toBe('approved');
    expect(await resolveChangeRequest(bench().ports, body.id, { approve: true })).toBe('unknown');
    expect(await resolveChangeRequest(bench().ports, 999_999_999, { approve: true })).toBe('unknown');
  });

  test('a breed that no longer fits leaves the request as it was, and nobody is told', async () => {
    const visitor = await member(bench());
    const mascotaId = await addPet(visitor);
    const { id } = (await askChange(visitor, { mascotaId, mascotaRaza: 'Ovejero Alemán' })).body;
    await bench().ports.db.updateTable('pets').set({ animal: 'Gato' }).where('id', '=', mascotaId).execute();
    expect(await resolveChangeRequest(bench().ports, id, { approve: true })).toBe('unfit');
    expect((await visitor.call(calls.listChangeRequests)).body).toMatchObject([{ id, estado: 'PENDIENTE' }]);
    expect((await askChange(visitor, { mascotaId, mascotaRaza: 'Ovejero Alemán' })).status).toBe(422);
    await deliverOutbox(bench().ports);
    expect(bench().mails.filter(({ to }) => to === visitor.email)).toEqual([]);
  });

  test('two operators at once: one decides, and the record says the same as the request', async () => {
    const visitor = await withPerson(bench());
    const { id } = (await askPersonChange(visitor, { nombre: 'Carla' })).body;
    const decisions = await Promise.all([
      resolveChangeRequest(bench().ports, id, { approve: false, reason: 'ilegible' }),
      resolveChangeRequest(bench().ports, id, { approve: true }),
    ]);
    expect(decisions.filter((decision) => decision === 'unknown')).toHaveLength(1);
    const approved = decisions.includes('approved');
    expect((await visitor.call(calls.getPerson)).body.nombre).toBe(approved ? 'Carla' : 'Ana');
    const [request] = (await visitor.call(calls.listChangeRequests)).body;
    expect(request.estado).toBe(approved ? 'APROBADA' : 'RECHAZADA');
  });

  test('the owner reads by mail what was decided, with the reason and without the data, O-SE-04 escaped', async () => {
    const visitor = await withPerson(bench());
    const mascotaId = await addPet(visitor, { nombre: 'Luna <a href="https://evil.example">x</a>' });
    const approved = (await askPersonChange(visitor, { nombre: 'Carlota', telCelular: '1144556677' })).body
      .id;
    const refused = (await askChange(visitor, { mascotaId, mascotaNombre: 'Solsticio' })).body.id;
    await resolveChangeRequest(bench().ports, approved, { approve: true });
    await resolveChangeRequest(bench().ports, approved, { approve: true });
    await resolveChangeRequest(bench().ports, refused, { approve: false, reason: 'No <b>coincide</b>' });
    await deliverOutbox(bench().ports);
    const mails = bench().mails.filter(({ to }) => to === visitor.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Aprobamos su pedido de cambio',
      'No pudimos aceptar su pedido de cambio',
    ]);
    expect(mails[0]?.text).toContain('sus datos personales: nombre, teléfono celular.');
    expect(mails[0]?.text).toContain('/tabs/personal-data');
    expect(mails[1]?.text).toContain('Motivo: No <b>coincide</b>');
    expect(mails[1]?.text).toContain(`/tabs/pet-details/${mascotaId}`);
    expect(mails[1]?.html).toContain('Luna &lt;a href');
    expect(mails[1]?.html).toContain('No &lt;b&gt;coincide&lt;/b&gt;');
    expect(mails.map(({ text, html }) => text + html).join('')).not.toMatch(/Carlota|1144556677|Solsticio/);
  });
}
