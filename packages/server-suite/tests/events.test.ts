import { calls } from '@huella/contract';
import { expect, test } from 'vitest';
import { fieldMessages, type Client } from '../src/client.ts';
import { addEvent, changeEvent, eventBody, eventOf, PRODUCT, RABIES, vaccination } from '../src/events.ts';
import { addPet, signUpAndLogIn, signUpWithPerson } from '../src/fixtures.ts';
import { mutations } from '../src/hostile-json.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

const note = (client: Client, body: object, key?: string) =>
  client.call(calls.createEvent, key === undefined ? { body } : { body, key });

async function owner(mascota: object = {}) {
  const client = await signUpWithPerson(ctx());
  return { client, petId: await addPet(client, mascota) };
}

const CAT = { animal: 'Gato', raza: 'Mestizo' };

test('18 vaccines and 68 products are known to who is logged in, each with what follows from it', async () => {
  const client = await signUpAndLogIn(ctx());
  const vaccines = (await client.call(calls.listVaccines)).body;
  const products = (await client.call(calls.listProducts)).body;
  expect([vaccines.length, products.length]).toEqual([18, 68]);
  expect(vaccines[0]).toEqual({
    id: RABIES.dogs,
    nombre: 'Antirrábica',
    animal: 'Perro',
    cubre: ['Rabia'],
    refuerzoMeses: 12,
    inicioSemanas: 12,
    esencial: true,
  });
  expect(products[PRODUCT.permethrin - 1]).toEqual({
    id: PRODUCT.permethrin,
    nombre: 'Advantix',
    animal: 'Perro',
    tipo: 'externa',
    principioActivo: 'Imidacloprid + permetrina',
    intervaloDias: 30,
  });
  for (const call of [calls.listVaccines, calls.listProducts])
    expect((await client.call(call, { token: null })).status).toBe(401);
});

test('a consultation is answered as it was typed, trimmed', async () => {
  const { client, petId } = await owner();
  const body = eventBody(petId, { description: '  Control\r\nanual ', title: ' Dra.\tPaz ' });
  expect(await eventOf(client, await addEvent(client, body))).toEqual({
    id: expect.any(Number),
    mascota: { id: petId, nombre: 'Luna', animal: 'Perro', sexo: 'H' },
    tipo: 'Consulta',
    event_on: '2026-11-20',
    hora: '10:15',
    done: true,
    description: 'Control\nanual',
    title: 'Dra. Paz',
    EventoConsulta: { description: 'Control\nanual' },
  });
});

test('D10 a consultation may bring its text in its own part alone, and is not changed by it', async () => {
  const { client, petId } = await owner();
  const body = { description: undefined, EventoConsulta: { description: 'Control anual' } };
  const id = await addEvent(client, eventBody(petId, body));
  expect(await eventOf(client, id)).toMatchObject({ description: 'Control anual' });
  const other = { description: undefined, EventoConsulta: { description: 'Otra cosa' } };
  expect(fieldMessages(await changeEvent(client, id, other))).toEqual({
    'EventoConsulta.description': expect.any(String),
  });
});

test.each([
  ['Vacuna', 'EventoVacuna', { VacunaId: RABIES.dogs, proxima_aplicacion: '2027-11-20' }],
  ['Vacuna', 'EventoVacuna', { VacunaId: RABIES.dogs, proxima_aplicacion: null }],
  [
    'DespExterna',
    'EventoDespExterna',
    { ProductoDesparacitacionId: PRODUCT.external, refuerzo: '2026-12-20' },
  ],
  ['DespInterna', 'EventoDespInterna', { ProductoDesparacitacionId: PRODUCT.internal, refuerzo: null }],
  ['DespInterna', 'EventoDespInterna', { ProductoDesparacitacionId: PRODUCT.both, refuerzo: null }],
  ['Cria', 'EventoCria', { machos: 2, hembras: 0, fallecidos: 1 }],
])('of the kind %s its own part is kept, %s', async (tipo, name, part) => {
  const { client, petId } = await owner();
  const id = await addEvent(client, eventBody(petId, { tipo, [name]: part }));
  expect(await eventOf(client, id)).toMatchObject({ tipo, [name]: part });
});

test('heat has nothing in its own part', async () => {
  const { client, petId } = await owner();
  const id = await addEvent(client, eventBody(petId, { tipo: 'Celo', EventoCelo: {} }));
  const read = await eventOf(client, id);
  expect(Object.keys(read).filter((key) => key.startsWith('Evento'))).toEqual(['EventoCelo']);
  expect(read.EventoCelo).toEqual({});
});

test('D09 both spellings are read, the first is written', async () => {
  const { client, petId } = await owner();
  const EventoVacuna = { vacunaId: RABIES.dogs, proxima_aplicacion: '' };
  const vaccine = await addEvent(client, vaccination(petId, { EventoVacuna }));
  expect((await eventOf(client, vaccine)).EventoVacuna).toEqual({
    VacunaId: RABIES.dogs,
    proxima_aplicacion: null,
  });
  const EventoDespInterna = { productoDesparacitacionId: PRODUCT.internal };
  const deworming = await addEvent(client, eventBody(petId, { tipo: 'DespInterna', EventoDespInterna }));
  expect((await eventOf(client, deworming)).EventoDespInterna).toEqual({
    ProductoDesparacitacionId: PRODUCT.internal,
    refuerzo: null,
  });
});

test('the part of another kind is left away', async () => {
  const { client, petId } = await owner();
  const EventoVacuna = { VacunaId: RABIES.dogs };
  const id = await addEvent(client, eventBody(petId, { EventoVacuna }));
  expect(await eventOf(client, id)).not.toHaveProperty('EventoVacuna');
});

test('what is missing is said in the words of the form', async () => {
  const { client } = await owner();
  const reply = await note(client, { tipo: 'Consulta', event_on: ' ', hora: '' });
  expect([reply.status, fieldMessages(reply)]).toEqual([
    422,
    {
      mascotaId: 'Por favor, elija la mascota',
      done: 'Por favor, indique si ya ocurrió',
      event_on: 'Por favor, ingrese la fecha',
      hora: 'Por favor, ingrese la hora',
    },
  ]);
  expect(fieldMessages(await note(client, {}))).toMatchObject({ tipo: 'Por favor, elija el tipo de evento' });
});

test.each([
  ['tipo', { tipo: 'Cumpleaños' }, 'Por favor, elija el tipo de evento'],
  ['tipo', { tipo: 'Videollamada' }, 'Por favor, elija el tipo de evento'],
  ['hora', { hora: '10:10' }, 'La hora va de 15 en 15 minutos: por ejemplo 10:00, 10:15 o 10:30'],
  ['hora', { hora: '24:00' }, 'Por favor, ingrese una hora válida, por ejemplo 10:30'],
  ['description', { description: 'x'.repeat(501) }, 'La descripción puede tener hasta 500 caracteres'],
  ['EventoVacuna.VacunaId', { tipo: 'Vacuna' }, 'Por favor, elija la vacuna'],
  ['EventoVacuna.VacunaId', { tipo: 'Vacuna', EventoVacuna: {} }, 'Por favor, elija la vacuna'],
  [
    'EventoVacuna.vacunaId',
    { tipo: 'Vacuna', EventoVacuna: { vacunaId: RABIES.cats } },
    'No es para esta especie. Por favor, elija otro',
  ],
  [
    'EventoVacuna.VacunaId',
    { tipo: 'Vacuna', EventoVacuna: { VacunaId: 999_999_999 } },
    'Por favor, elija la vacuna',
  ],
  [
    'EventoVacuna.proxima_aplicacion',
    { tipo: 'Vacuna', EventoVacuna: { VacunaId: RABIES.dogs, proxima_aplicacion: '2026-11-19' } },
    'La próxima fecha no puede ser anterior a la del evento',
  ],
  [
    'EventoVacuna.proxima_aplicacion',
    { tipo: 'Vacuna', EventoVacuna: { VacunaId: RABIES.dogs, proxima_aplicacion: '2027-02-30' } },
    'Por favor, ingrese una fecha válida, por ejemplo 05/03/2020',
  ],
  ['EventoDespExterna.ProductoDesparacitacionId', { tipo: 'DespExterna' }, 'Por favor, elija el producto'],
  [
    'EventoDespExterna.ProductoDesparacitacionId',
    { tipo: 'DespExterna', EventoDespExterna: { ProductoDesparacitacionId: PRODUCT.forCats } },
    'No es para esta especie. Por favor, elija otro',
  ],
  [
    'EventoDespExterna.ProductoDesparacitacionId',
    { tipo: 'DespExterna', EventoDespExterna: { ProductoDesparacitacionId: PRODUCT.internal } },
    'Ese producto no es para este tipo de desparasitación. Por favor, elija otro',
  ],
  [
    'EventoDespInterna.refuerzo',
    {
      tipo: 'DespInterna',
      EventoDespInterna: { ProductoDesparacitacionId: PRODUCT.internal, refuerzo: '2035-01-01' },
    },
    'La próxima fecha puede ser hasta 5 años después',
  ],
  [
    'EventoCria.machos',
    { tipo: 'Cria', EventoCria: { hembras: 1, fallecidos: 0 } },
    'Por favor, complete este campo.',
  ],
  [
    'EventoCria.hembras',
    { tipo: 'Cria', EventoCria: { machos: 1, hembras: null, fallecidos: 0 } },
    'Por favor, complete este campo.',
  ],
])('%s is rejected at its place, case %#', async (path, changes, message) => {
  const { client, petId } = await owner();
  const reply = await note(client, eventBody(petId, changes));
  expect([reply.status, fieldMessages(reply)]).toEqual([422, { [path]: message }]);
});

test.each(['Cria', 'Celo'])('%s is of females alone', async (tipo) => {
  const { client, petId } = await owner({ sexo: 'M' });
  const EventoCria = { machos: 1, hembras: 1, fallecidos: 0 };
  const reply = await note(client, eventBody(petId, { tipo, EventoCria }));
  expect([reply.status, fieldMessages(reply)]).toEqual([
    422,
    { tipo: 'Ese tipo de evento es de hembras. Por favor, elija otro' },
  ]);
});

test('permethrin is never for a cat, in words of its own', async () => {
  const { client, petId } = await owner(CAT);
  const EventoDespExterna = { ProductoDesparacitacionId: PRODUCT.permethrin };
  const reply = await note(client, eventBody(petId, { tipo: 'DespExterna', EventoDespExterna }));
  expect([reply.status, fieldMessages(reply)]).toEqual([
    422,
    {
      'EventoDespExterna.ProductoDesparacitacionId':
        'Tiene permetrina, que es tóxica para los gatos. Elija otro y consulte a su veterinario',
    },
  ]);
});

test('a product against both counts for both kinds', async () => {
  const { client, petId } = await owner();
  for (const kind of ['DespExterna', 'DespInterna']) {
    const part = { ProductoDesparacitacionId: PRODUCT.both };
    const reply = await note(client, eventBody(petId, { tipo: kind, [`Evento${kind}`]: part }));
    expect([kind, reply.status]).toEqual([kind, 201]);
  }
});

test('the same key notes once, also of two at once', async () => {
  const { client, petId } = await owner();
  const replies = await Promise.all([1, 2].map(() => note(client, eventBody(petId), 'una-vez')));
  expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  expect(replies[0]?.body).toEqual(replies[1]?.body);
  const other = await note(client, eventBody(petId, { description: 'Otra cosa' }), 'una-vez');
  expect([other.status, other.body.code]).toEqual([409, 'idempotency_mismatch']);
});

test('O-SE-03 somebody else’s pet and events are unknown, in the same words', async () => {
  const { client, petId } = await owner();
  const id = await addEvent(client, eventBody(petId));
  const stranger = await signUpAndLogIn(ctx());
  const [foreign, unknown] = [
    await note(stranger, eventBody(petId)),
    await note(stranger, eventBody(999_999_999)),
  ];
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
  const birthday = -(petId * 1000 + 1);
  expect((await client.call(calls.getEvent, { params: { id: birthday } })).status).toBe(200);
  const { mascotaId: _, ...body } = eventBody(petId);
  for (const own of [id, birthday])
    for (const [call, sent] of [
      [calls.getEvent, {}],
      [calls.updateEvent, { body }],
      [calls.deleteEvent, {}],
    ] as const) {
      const theirs = await stranger.call(call, { params: { id: own }, ...sent });
      const nobodys = await stranger.call(call, { params: { id: 999_999_999_999_999 }, ...sent });
      expect([call.id, theirs.status, theirs.body]).toEqual([call.id, 404, nobodys.body]);
    }
  expect((await client.call(calls.getEvent, { params: { id } })).status).toBe(200);
});

const noIds = '0 -0 1.5 1e3 01 x - 1%00 -1000 -999 -1001001 2147483648 999999999999999 -999999999999999';
test.each(`${noIds} 9007199254740993 99999999999999999999`.split(' '))(
  'N-B12G the id %s is of no event',
  async (id) => {
    const { client } = await owner();
    for (const call of [calls.getEvent, calls.getEventFile, calls.deleteEvent])
      expect((await client.call(call, { params: { id } })).status).toBe(404);
  },
);

test('20 000 events are enough', async () => {
  const { client, petId } = await owner();
  const row = await addEvent(client, eventBody(petId));
  const { db } = ctx().ports;
  const { id: _, ...copy } = await db
    .selectFrom('events')
    .selectAll()
    .where('id', '=', row)
    .executeTakeFirstOrThrow();
  for (let left = 19_999; left > 0; left -= 1000)
    await db
      .insertInto('events')
      .values(Array.from({ length: Math.min(left, 1000) }, () => copy))
      .execute();
  const reply = await note(client, eventBody(petId));
  expect([reply.status, fieldMessages(reply)]).toEqual([
    422,
    { '': 'Ya cargó 20.000 eventos. Elimine los que no necesite antes de agregar otro.' },
  ]);
  await client.call(calls.deleteEvent, { params: { id: row } });
  await addEvent(client, eventBody(petId));
});

test('nonsense about an own pet is rejected, never a failure', async () => {
  const { client, petId } = await owner();
  const EventoCria = { machos: 1, hembras: 1, fallecidos: 0 };
  const EventoDespExterna = { ProductoDesparacitacionId: PRODUCT.external, refuerzo: '2026-12-20' };
  for (const body of [
    vaccination(petId),
    eventBody(petId, { tipo: 'Cria', EventoCria }),
    eventBody(petId, { tipo: 'DespExterna', EventoDespExterna, title: 'x' }),
  ])
    for (const wrong of mutations(body)) {
      const { status } = await client.call(calls.createEvent, { body: wrong });
      expect({ wrong, failed: status >= 500 }).toEqual({ wrong, failed: false });
    }
}, 300_000);
