import { calls } from '@huella/contract';
import { deliverOutbox } from '@huella/server';
import { listChangeRequests, resolveChangeRequest } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { atInstant } from './at-instant.ts';
import { DAY, type Bench } from './home.ts';
import { addPet, logIn, member, withPerson } from './people.ts';
import { fieldMessages, newVisitor, type Visitor, statusesOf } from './visitor.ts';

const unchanged = {
  mascotaId: null,
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
  provincia: null,
  localidad: null,
  localidadString: null,
};

const ask = (visitor: Visitor, body: object) => visitor.call(calls.requestDataChange, { body });
const askPerson = (visitor: Visitor, changes: object) => ask(visitor, { ...unchanged, ...changes });

const pending = {
  estado: 'PENDIENTE',
  creada: expect.any(String),
  resuelta: null,
  motivo: null,
  vista: false,
};

/** Changes of data, from the owner's request to the insurer's decision. */
export function changeTests(bench: () => Bench): void {
  test('an approved change of personal data is in the record, in the words that were sent', async () => {
    const visitor = await withPerson(bench());
    const changes = { fechaNac: '06-03-1990', dpto: 'B', provincia: 'Córdoba', localidad: 14001 };
    const reply = await askPerson(visitor, { ...changes, localidadString: 'Lo que sea' });
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
      const { body } = await askPerson(visitor, { piso });
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
    const { status, body } = await ask(visitor, { mascotaId, ...changes });
    expect(status).toBe(201);
    expect(await resolveChangeRequest(bench().ports, body.id, { approve: true })).toBe('approved');
    const pet = (await visitor.call(calls.getPet, { params: { id: mascotaId } })).body;
    expect(pet).toMatchObject({ nombre: 'Mishi', animal: 'Gato', raza: 'Siamés', sexo: 'M' });
  });

  test('one pending request per field; a decision opens the field again', async () => {
    const visitor = await withPerson(bench());
    const first = await askPerson(visitor, { nombre: 'Carla' });
    const second = await askPerson(visitor, { nombre: 'Dora', numero: '12' });
    expect(second.status).toBe(409);
    expect(second.body.code).toBe('change_pending');
    expect(Object.keys(fieldMessages(second))).toEqual(['nombre']);
    expect((await askPerson(visitor, { numero: '12' })).status).toBe(201);
    const rejected = await resolveChangeRequest(bench().ports, first.body.id, {
      approve: false,
      reason: 'ilegible',
    });
    expect(rejected).toBe('rejected');
    expect((await visitor.call(calls.getPerson)).body.nombre).toBe('Ana');
    expect((await askPerson(visitor, { nombre: 'Dora' })).status).toBe(201);
  });

  test('two requests for one field at once leave one', async () => {
    const visitor = await withPerson(bench());
    const replies = await Promise.all([1, 2, 3].map(() => askPerson(visitor, { apellido: 'Nuevo' })));
    expect(statusesOf(replies)).toEqual([201, 409, 409]);
  });

  test('the insurer sees what waits and decides each once', async () => {
    const visitor = await withPerson(bench());
    const { body } = await askPerson(visitor, { nombre: 'Carla' });
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

  test('asking for what is there already is no change', async () => {
    const visitor = await withPerson(bench());
    for (const changes of [{}, { nombre: 'Ana' }, { nombre: ' Ana ' }]) {
      const reply = await askPerson(visitor, changes);
      expect(reply.status).toBe(422);
      expect(reply.body.fields[0].message).toBe('Modifique alguno de sus datos para proceder.');
    }
    const mascotaId = await addPet(visitor);
    const reply = await ask(visitor, { mascotaId, mascotaNombre: 'Luna' });
    expect(reply.body.fields[0].message).toBe('Modifique alguno de los datos para proceder.');
  });

  test('O-SE-03 somebody else’s pet is unknown', async () => {
    const owner = await member(bench());
    const mascotaId = await addPet(owner);
    const stranger = await withPerson(bench());
    const foreign = await ask(stranger, { mascotaId, mascotaNombre: 'Mía' });
    const unknown = await ask(stranger, { mascotaId: 999_999_999, mascotaNombre: 'Mía' });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    expect((await askPerson(stranger, { mascotaId, nombre: 'Otra' })).status).toBe(404);
  });

  test('without personal data there is nothing to change', async () => {
    expect((await askPerson(await member(bench()), { nombre: 'Ana' })).status).toBe(404);
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
    const reply = await askPerson(await withPerson(bench()), changes);
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
    const visitor = await member(bench());
    const reply = await ask(visitor, { mascotaId: await addPet(visitor), ...changes });
    expect(reply.status).toBe(422);
    expect(Object.keys(fieldMessages(reply))).toEqual([path]);
  });

  test('keys of both kinds together are refused', async () => {
    const visitor = await withPerson(bench());
    const mascotaId = await addPet(visitor);
    expect(
      (await ask(visitor, { ...unchanged, mascotaId, mascotaNombre: 'Sol', nombre: 'Eva' })).status,
    ).toBe(422);
    expect((await ask(visitor, {})).status).toBe(422);
  });

  test('what waits is listed under the names of the request, places by their names, newest first', async () => {
    const visitor = await withPerson(bench());
    const mascotaId = await addPet(visitor);
    const place = { provincia: 'Córdoba', localidad: 14001, piso: '2', fechaNac: '06-03-1990' };
    const own = await askPerson(visitor, place);
    const pet = await ask(visitor, { mascotaId, mascotaSexo: 'M', mascotaNombre: 'Sol' });
    const { status, body } = await visitor.call(calls.listChangeRequests);
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
    const visitor = await withPerson(bench());
    const { id } = (await askPerson(visitor, { nombre: 'Carla' })).body;
    const see = () => visitor.call(calls.markChangeRequestSeen, { params: { id } });
    const listed = async () => (await visitor.call(calls.listChangeRequests)).body;
    expect((await see()).status).toBe(200);
    expect(await listed()).toMatchObject([{ estado: 'PENDIENTE', vista: false }]);
    await resolveChangeRequest(bench().ports, id, { approve: false, reason: 'El DNI no coincide' });
    expect(await listed()).toMatchObject([
      { estado: 'RECHAZADA', motivo: 'El DNI no coincide', resuelta: expect.any(String), vista: false },
    ]);
    expect(await see()).toMatchObject({ status: 200, body: {} });
    expect((await see()).status).toBe(200);
    expect(await listed()).toMatchObject([{ vista: true }]);
  });

  test('an outcome leaves the list after 90 days; what waits stays', async () => {
    const visitor = await withPerson(bench());
    const decided = (await askPerson(visitor, { nombre: 'Carla' })).body.id;
    const waits = (await askPerson(visitor, { numero: '12' })).body.id;
    await resolveChangeRequest(bench().ports, decided, { approve: true });
    const idsAfter = async (days: number) => {
      const instant = new Date(bench().ports.clock.now().getTime() + days * DAY).toISOString();
      const later = Object.assign(newVisitor(atInstant(bench(), instant)), { email: visitor.email });
      await logIn(later);
      return (await later.call(calls.listChangeRequests)).body.map(({ id }: { id: number }) => id);
    };
    expect(await idsAfter(89)).toEqual([waits, decided]);
    expect(await idsAfter(91)).toEqual([waits]);
  });

  test('O-SE-03 somebody else’s request is neither listed nor seen', async () => {
    const owner = await withPerson(bench());
    const { id } = (await askPerson(owner, { nombre: 'Carla' })).body;
    await resolveChangeRequest(bench().ports, id, { approve: true });
    const stranger = await member(bench());
    expect((await stranger.call(calls.listChangeRequests)).body).toEqual([]);
    const foreign = await stranger.call(calls.markChangeRequestSeen, { params: { id } });
    const unknown = await stranger.call(calls.markChangeRequestSeen, { params: { id: 999_999_999 } });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    expect((await owner.call(calls.listChangeRequests)).body).toMatchObject([{ vista: false }]);
  });

  test('the owner reads by mail what was decided, with the reason and without the data, O-SE-04 escaped', async () => {
    const visitor = await withPerson(bench());
    const mascotaId = await addPet(visitor, { nombre: 'Luna <a href="https://evil.example">x</a>' });
    const approved = (await askPerson(visitor, { nombre: 'Carlota', telCelular: '1144556677' })).body.id;
    const refused = (await ask(visitor, { mascotaId, mascotaNombre: 'Solsticio' })).body.id;
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

  test('a breed that no longer fits leaves the request as it was, and nobody is told', async () => {
    const visitor = await member(bench());
    const mascotaId = await addPet(visitor);
    const { id } = (await ask(visitor, { mascotaId, mascotaRaza: 'Ovejero Alemán' })).body;
    await bench().ports.db.updateTable('pets').set({ animal: 'Gato' }).where('id', '=', mascotaId).execute();
    expect(await resolveChangeRequest(bench().ports, id, { approve: true })).toBe('unfit');
    expect((await visitor.call(calls.listChangeRequests)).body).toMatchObject([{ id, estado: 'PENDIENTE' }]);
    expect((await ask(visitor, { mascotaId, mascotaRaza: 'Ovejero Alemán' })).status).toBe(422);
    await deliverOutbox(bench().ports);
    expect(bench().mails.filter(({ to }) => to === visitor.email)).toEqual([]);
  });

  test('two operators at once: one decides, and the record says the same as the request', async () => {
    const visitor = await withPerson(bench());
    const { id } = (await askPerson(visitor, { nombre: 'Carla' })).body;
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
}
