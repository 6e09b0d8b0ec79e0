/** Forecasts of lasting bags, and which bag follows which. */
import { calls } from '@huella/contract';
import { addDays } from '@huella/validation/day';
import { expect, onTestFinished, test } from 'vitest';
import { fieldMessages, statusesOf, type Client } from '../src/client.ts';
import { addPet, signUpWithPerson } from '../src/fixtures.ts';
import { addBag, bagBody, bagOf, FOOD } from '../src/food.ts';
import { mutations } from '../src/hostile-json.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

const ENDED = 'Esta bolsa ya terminó. Si no es así, deshaga el fin.';

async function owner() {
  const client = await signUpWithPerson(ctx());
  return { client, petId: await addPet(client) };
}

async function ownerOfBag(changes: object = {}) {
  const { client, petId } = await owner();
  return { client, petId, id: await addBag(client, bagBody([petId], changes)) };
}

const create = (client: Client, body: object) => client.call(calls.createFoodBag, { body });
const correct = (client: Client, id: number, body: object) =>
  client.call(calls.correctFoodBag, { params: { id }, body });
const undo = (client: Client, id: number, correccionId: number) =>
  client.call(calls.undoFoodCorrection, { params: { id, correccionId } });
const finish = (client: Client, id: number, body: object = {}) =>
  client.call(calls.finishFoodBag, { params: { id }, body });
const update = (client: Client, id: number, body: object) =>
  client.call(calls.updateFoodBag, { body: { id, ...body } });
const reopen = (client: Client, id: number) => client.call(calls.reopenFoodBag, { params: { id } });
const sequenceOf = async (id: number) => {
  const { db } = ctx().ports;
  return (await db.selectFrom('food_bags').select('sequence').where('id', '=', id).executeTakeFirstOrThrow())
    .sequence;
};

test('what is left is told of a day, today unless another is named, one answer a day', async () => {
  const { client, id } = await ownerOfBag();
  await correct(client, id, { kilos: 4 });
  await correct(client, id, { kilos: 6.5, dia: '2026-11-12' });
  const { status, body } = await correct(client, id, { kilos: 3.5, dia: '2026-11-27' });
  expect([status, body]).toEqual([200, await bagOf(client, id)]);
  expect(body.correcciones).toEqual([
    { id: expect.any(Number), dia: '2026-11-12', kilos: 6.5 },
    { id: expect.any(Number), dia: '2026-11-27', kilos: 3.5 },
  ]);
});

test.each([
  [{ kilos: 7.6 }, { kilos: 'No puede quedar más de lo que había' }],
  [{ kilos: -1 }, { kilos: 'Por favor, indique cuánto queda, por ejemplo 2,5' }],
  [{ kilos: 1.25 }, { kilos: 'Por favor, indique cuánto queda, por ejemplo 2,5' }],
  [{ kilos: 1, dia: '2026-11-28' }, { dia: 'La fecha no puede ser posterior a hoy' }],
  [{ kilos: 1, dia: '2026-11-09' }, { dia: 'La fecha no puede ser anterior a la compra' }],
])('%j of a bag of 7,5 kg is rejected at its field', async (body, messages) => {
  const { client, id } = await ownerOfBag();
  const reply = await correct(client, id, body);
  expect([reply.status, fieldMessages(reply)]).toEqual([422, messages]);
});

test('a correction is taken back once', async () => {
  const { client, id } = await ownerOfBag();
  const [correction] = (await correct(client, id, { kilos: 4 })).body.correcciones;
  const replies = await Promise.all([undo(client, id, correction.id), undo(client, id, correction.id)]);
  expect(statusesOf(replies)).toEqual([200, 404]);
  expect(await bagOf(client, id)).toMatchObject({ correcciones: [] });
});

test('a correction of another bag of the same owner is not found', async () => {
  const { client, petId, id } = await ownerOfBag();
  const other = await addBag(client, bagBody([petId], { alimentoId: FOOD.alsoForDogs }));
  const [correction] = (await correct(client, other, { kilos: 4 })).body.correcciones;
  expect((await undo(client, id, correction.id)).status).toBe(404);
  expect(await bagOf(client, other)).toMatchObject({ correcciones: [correction] });
});

test('fifty corrections are enough, and one of their days can still change', async () => {
  const { client, id } = await ownerOfBag({ fechaCompra: '2026-01-10', duracion: 365 });
  await ctx()
    .ports.db.insertInto('food_corrections')
    .values(
      Array.from({ length: 50 }, (_, index) => ({
        bag_id: id,
        day: addDays('2026-02-01', index),
        grams: 5000,
      })),
    )
    .execute();
  const more = await correct(client, id, { kilos: 4 });
  expect([more.status, fieldMessages(more)]).toEqual([
    422,
    { '': 'Ya corrigió esta bolsa 50 veces. Deshaga alguna corrección antes de agregar otra.' },
  ]);
  expect((await correct(client, id, { kilos: 4, dia: '2026-02-08' })).status).toBe(200);
});

test('a bag ends once, and takes nothing more until that is taken back', async () => {
  const { client, id } = await ownerOfBag();
  const [correction] = (await correct(client, id, { kilos: 4, dia: '2026-11-20' })).body.correcciones;
  const replies = await Promise.all([finish(client, id), finish(client, id)]);
  expect(statusesOf(replies)).toEqual([200, 409]);
  expect(await bagOf(client, id)).toMatchObject({
    terminada: { dia: '2026-11-27', kilos: 0, observada: true },
  });
  for (const reply of [await correct(client, id, { kilos: 1 }), await undo(client, id, correction.id)])
    expect([reply.status, reply.body]).toEqual([409, { code: 'not_editable', message: ENDED }]);
  for (const reply of await Promise.all([reopen(client, id), reopen(client, id)]))
    expect([reply.status, reply.body.terminada]).toEqual([200, null]);
  expect((await correct(client, id, { kilos: 1 })).status).toBe(200);
});

test('a bag ends between its purchase and today, not before what was said last', async () => {
  const { client, id } = await ownerOfBag();
  await correct(client, id, { kilos: 4, dia: '2026-11-20' });
  expect(fieldMessages(await finish(client, id, { dia: '2026-11-28' }))).toEqual({
    dia: 'La fecha no puede ser posterior a hoy',
  });
  expect(fieldMessages(await finish(client, id, { dia: '2026-11-09' }))).toEqual({
    dia: 'La fecha no puede ser anterior a la compra',
  });
  expect(fieldMessages(await finish(client, id, { dia: '2026-11-19' }))).toEqual({
    dia: 'Después de esa fecha anotó cuánto quedaba. Elija otra o deshaga lo anotado',
  });
  expect((await finish(client, id, { dia: '2026-11-20' })).status).toBe(200);
});

test('a bag that another took the place of is not taken up again', async () => {
  const { client, petId, id } = await ownerOfBag();
  await finish(client, id, { dia: '2026-11-24' });
  const next = await addBag(client, bagBody([petId], { fechaCompra: '2026-11-25' }));
  const rejected = await reopen(client, id);
  expect([rejected.status, rejected.body.code]).toEqual([409, 'already_loaded']);
  await client.call(calls.deleteFoodBag, { params: { id: next } });
  expect((await reopen(client, id)).status).toBe(200);
});

test('a bag that is renewed ends, and what is left of it is added to the next one', async () => {
  const { client, petId, id } = await ownerOfBag();
  const body = bagBody([petId], { fechaCompra: '2026-11-26', renueva: { id, kilos: 1.5 } });
  const next = await addBag(client, body);
  expect(await bagOf(client, id)).toMatchObject({
    terminada: { dia: '2026-11-26', kilos: 1.5, observada: true },
  });
  expect(await bagOf(client, next)).toMatchObject({ total: 7.5, sobrante: 1.5, terminada: null });
  expect((await correct(client, next, { kilos: 9 })).status).toBe(200);
  expect((await correct(client, next, { kilos: 9.1 })).status).toBe(422);
});

test('of another food nothing is added', async () => {
  const { client, petId, id } = await ownerOfBag();
  const other = { alimentoId: FOOD.alsoForDogs, fechaCompra: '2026-11-26', renueva: { id, kilos: 1.5 } };
  const next = await addBag(client, bagBody([petId], other));
  expect(await bagOf(client, id)).toMatchObject({ terminada: { kilos: 1.5 } });
  expect(await bagOf(client, next)).toMatchObject({ sobrante: 0 });
});

test('what was carried over goes with its food, when that is changed', async () => {
  const { client, petId, id } = await ownerOfBag();
  const renewal = bagBody([petId], { fechaCompra: '2026-11-26', renueva: { id, kilos: 1.5 } });
  const next = await addBag(client, renewal);
  const change = (changes: object) =>
    client.call(calls.updateFoodBag, {
      body: { id: next, ...bagBody([petId], { fechaCompra: '2026-11-26', ...changes }) },
    });
  expect((await change({ duracion: 40 })).body).toMatchObject({ sobrante: 1.5 });
  await correct(client, next, { kilos: 8 });
  const other = { alimentoId: FOOD.alsoForDogs };
  expect(fieldMessages(await change(other))).toEqual({
    kilos: 'Anotó que quedaba más que eso. Elija otro tamaño o deshaga lo anotado',
  });
  await correct(client, next, { kilos: 7 });
  expect((await change(other)).body).toMatchObject({ sobrante: 0, total: 7.5 });
});

test('a bag has a bound, however many are added to one another', async () => {
  const { client, petId, id } = await ownerOfBag();
  const { db } = ctx().ports;
  await db.updateTable('food_bags').set({ carried_grams: 500_000 }).where('id', '=', id).execute();
  const renew = (kilos: number, changes: object = {}) =>
    create(client, bagBody([petId], { fechaCompra: '2026-11-26', renueva: { id, kilos }, ...changes }));
  expect(fieldMessages(await renew(500.1))).toEqual({
    'renueva.kilos': 'A una bolsa se le pueden sumar hasta 500 kg',
  });
  const next = (await renew(500)).body.id;
  expect(await bagOf(client, next)).toMatchObject({ total: 7.5, sobrante: 500 });
});

test.each([
  ['that is renewed', (id: number) => ({ renueva: { id, kilos: 0 } })],
  ['that the next one follows', () => ({})],
])('a bag %s ends on the day on which it was seen empty, which teaches', async (_, changes) => {
  const { client, petId, id } = await ownerOfBag();
  await correct(client, id, { kilos: 0, dia: '2026-11-24' });
  await addBag(client, bagBody([petId], { fechaCompra: '2026-11-26', ...changes(id) }));
  expect(await bagOf(client, id)).toMatchObject({
    terminada: { dia: '2026-11-24', kilos: 0, observada: true },
  });
});

test('two devices renew a bag at once: one of them does', async () => {
  const { client, petId, id } = await ownerOfBag();
  const body = bagBody([petId], { fechaCompra: '2026-11-26', renueva: { id, kilos: 1 } });
  expect(statusesOf(await Promise.all([create(client, body), create(client, body)]))).toEqual([201, 409]);
});

test('a renewal has its own rules, and one that is rejected changes nothing', async () => {
  const { client, petId, id } = await ownerOfBag();
  const renew = (renueva: object, changes: object = {}) =>
    create(client, bagBody([petId], { fechaCompra: '2026-11-26', renueva, ...changes }));
  expect(fieldMessages(await renew({ id, kilos: 7.6 }))).toEqual({
    'renueva.kilos': 'No puede quedar más de lo que había',
  });
  expect(fieldMessages(await renew({ id, kilos: 1 }, { fechaCompra: '2026-11-09' }))).toEqual({
    fechaCompra: 'La fecha de compra no puede ser anterior a la de la bolsa que renueva',
  });
  expect((await renew({ id: 999_999, kilos: 1 })).status).toBe(404);
  expect(await bagOf(client, id)).toMatchObject({ terminada: null });
});

test('a purchase before what was said last of the bag that it renews ends that with what was said', async () => {
  const { client, petId, id } = await ownerOfBag();
  await correct(client, id, { kilos: 2, dia: '2026-11-25' });
  await addBag(client, bagBody([petId], { fechaCompra: '2026-11-22', renueva: { id, kilos: 2 } }));
  expect(await bagOf(client, id)).toMatchObject({ terminada: { dia: '2026-11-25', kilos: 2 } });
});

test('one that ended already is renewed without a word of its end', async () => {
  const { client, petId, id } = await ownerOfBag();
  await finish(client, id, { dia: '2026-11-24' });
  const next = await addBag(client, bagBody([petId], { renueva: { id, kilos: 1 } }));
  expect(await bagOf(client, id)).toMatchObject({ terminada: { dia: '2026-11-24', kilos: 0 } });
  expect(await bagOf(client, next)).toMatchObject({ sobrante: 0 });
});

test('each move of the last day is counted, also one that another bag teaches, and nothing else is', async () => {
  const { client, petId, id } = await ownerOfBag({ fechaCompra: '2026-10-01' });
  await finish(client, id, { dia: '2026-11-10' });
  const next = await addBag(client, bagBody([petId]));
  expect(await sequenceOf(next)).toBe(0);
  await client.call(calls.updateFoodBag, { body: { id: next, ...bagBody([petId], { precio: 1 }) } });
  expect(await sequenceOf(next)).toBe(0);
  await correct(client, next, { kilos: 5 });
  expect(await sequenceOf(next)).toBe(1);
  const [correction] = (await bagOf(client, next)).correcciones;
  await undo(client, next, correction.id);
  expect(await sequenceOf(next)).toBe(2);
  await client.call(calls.deleteFoodBag, { params: { id } });
  expect(await sequenceOf(next)).toBe(3);
});

test('nonsense about what is left is rejected, never a failure', async () => {
  const { client, id } = await ownerOfBag();
  for (const wrong of mutations({ kilos: 1, dia: '2026-11-20' })) {
    const replies = [
      await client.call(calls.correctFoodBag, { params: { id }, body: wrong }),
      await client.call(calls.finishFoodBag, { params: { id }, body: wrong }),
      await reopen(client, id),
    ];
    expect({ wrong, failed: replies.some(({ status }) => status >= 500) }).toEqual({ wrong, failed: false });
  }
}, 300_000);

test('a bag that was renewed stays ended, also when the next one has ended: what was carried over counts once', async () => {
  const { client, petId, id } = await ownerOfBag();
  const next = await addBag(
    client,
    bagBody([petId], { fechaCompra: '2026-11-26', renueva: { id, kilos: 1.5 } }),
  );
  await finish(client, next);
  const rejected = await reopen(client, id);
  expect([rejected.status, rejected.body]).toMatchObject([409, { code: 'already_loaded', id: next }]);
  expect((await reopen(client, next)).status).toBe(200);
});

test('a bag that only the count ended is counted once more when it is changed, until today at the latest', async () => {
  const { client, petId, id } = await ownerOfBag({ fechaCompra: '2026-10-01' });
  await addBag(client, bagBody([petId]));
  expect((await bagOf(client, id)).terminada).toEqual({ dia: '2026-10-31', kilos: 0, observada: false });
  const changes = { fechaCompra: '2026-11-02', duracion: 20 };
  expect((await update(client, id, bagBody([petId], changes))).body.terminada.dia).toBe('2026-11-22');
  const longer = await update(client, id, bagBody([petId], { ...changes, duracion: 60 }));
  expect(longer.body.terminada).toEqual({ dia: '2026-11-27', kilos: 0, observada: false });
});

async function takeFromSale(foodId: number) {
  const { db } = ctx().ports;
  const { presentaciones } = await db
    .selectFrom('foods')
    .select('presentaciones')
    .where('id', '=', foodId)
    .executeTakeFirstOrThrow();
  const setSizes = async (sizes: string) => {
    await db.updateTable('foods').set({ presentaciones: sizes }).where('id', '=', foodId).execute();
  };
  await setSizes('[1]');
  return { bringBack: () => setSizes(presentaciones) };
}

test('a bag whose size is sold no more can be changed, and no other be noted', async () => {
  const { client, petId, id } = await ownerOfBag();
  const sizes = await takeFromSale(FOOD.forDogs);
  onTestFinished(() => sizes.bringBack());
  const phone = { contactoProveedor: '11 4567-8902' };
  expect((await update(client, id, bagBody([petId], phone))).status).toBe(200);
  expect(fieldMessages(await update(client, id, bagBody([petId], { kilos: 3 })))).toEqual({
    kilos: 'Ese alimento no viene en ese tamaño. Por favor, elija otro',
  });
});
