import { calls } from '@huella/contract';
import { expect, test } from 'vitest';
import { fieldMessages, statusesOf, type Client } from '../src/client.ts';
import { addPet, signUpAndLogIn, signUpWithPerson } from '../src/fixtures.ts';
import { addBag, bagBody, bagOf, FOOD } from '../src/food.ts';
import { mutations } from '../src/hostile-json.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

const CAT = { animal: 'Gato', raza: 'Mestizo' };
const NO_EATER = 'Ups... Al menos una mascota debe comer del alimento!';
const LOADED = 'La bolsa seleccionada ya fue cargada. Por favor, ingrese otro alimento.';

async function owner(mascota: object = {}) {
  const client = await signUpWithPerson(ctx());
  return { client, petId: await addPet(client, mascota) };
}

const create = (client: Client, body: object, key?: string) =>
  client.call(calls.createFoodBag, key === undefined ? { body } : { body, key });
const update = (client: Client, id: number, body: object) =>
  client.call(calls.updateFoodBag, { body: { id, ...body } });
const detach = (client: Client, id: number, mascotas: readonly number[]) =>
  client.call(calls.detachFromFoodBag, { body: { id, mascotas } });
const remove = (client: Client, id: number) => client.call(calls.deleteFoodBag, { params: { id } });
const idsOf = async (client: Client) =>
  (await client.call(calls.listFoodBags)).body.map(({ id }: { readonly id: number }) => id);

test('137 foods are known to everybody, each with its sizes', async () => {
  const client = await signUpAndLogIn(ctx());
  const { status, body } = await client.call(calls.listFoods, { token: null });
  expect([status, body.length]).toEqual([200, 137]);
  expect(body[0]).toEqual({
    id: FOOD.forDogs,
    nombre: 'Mini Adult',
    marca: 'Royal Canin',
    presentaciones: [1, 3, 7.5],
    animal: 'Perro',
  });
});

test('a bag is answered as it was typed, with its food', async () => {
  const { client, petId } = await owner();
  const id = await addBag(client, bagBody([petId, petId], { nombrePetShop: ' El  Ñandú ' }));
  expect(await bagOf(client, id)).toEqual({
    id,
    alimento: {
      id: FOOD.forDogs,
      nombre: 'Mini Adult',
      marca: 'Royal Canin',
      presentaciones: [1, 3, 7.5],
      animal: 'Perro',
    },
    total: 7.5,
    sobrante: 0,
    fechaCompra: '2026-11-10',
    duracion: 30,
    contactoProveedor: '11 4567-8901',
    nombrePetShop: 'El Ñandú',
    modalidadCompra: 'WhatsApp',
    precio: 48_500,
    stocksAlimentoMascotas: [{ mascotaId: petId }],
    correcciones: [],
    terminada: null,
  });
});

test('the list has the newest purchase first; a pet’s has what it eats of', async () => {
  const { client, petId } = await owner();
  const other = await addPet(client);
  const cat = await addPet(client, CAT);
  const shared = await addBag(client, bagBody([petId, other]));
  const older = await addBag(client, bagBody([cat], { alimentoId: FOOD.forCats, fechaCompra: '2026-11-01' }));
  const newer = await addBag(
    client,
    bagBody([petId], { alimentoId: FOOD.alsoForDogs, fechaCompra: '2026-11-20' }),
  );
  expect(await idsOf(client)).toEqual([newer, shared, older]);
  const ofPet = async (id: number) =>
    (await client.call(calls.listPetFoodBags, { params: { id } })).body.map((bag: { id: number }) => bag.id);
  expect(await Promise.all([petId, other, cat].map(ofPet))).toEqual([[newer, shared], [shared], [older]]);
});

test('pets, food and size have to fit', async () => {
  const { client, petId } = await owner();
  const cat = await addPet(client, CAT);
  const rejection = async (mascotas: readonly number[], changes: object) => {
    const reply = await create(client, bagBody(mascotas, changes));
    return [reply.status, fieldMessages(reply)];
  };
  expect(await rejection([], {})).toEqual([422, { mascotas: NO_EATER }]);
  expect(await rejection([petId, cat], {})).toEqual([
    422,
    { mascotas: 'Ups... Perros y gatos no pueden comer del mismo alimento.' },
  ]);
  expect(await rejection([petId], { alimentoId: 9999 })).toEqual([
    422,
    { alimentoId: 'Por favor, elija el alimento' },
  ]);
  expect(await rejection([cat], {})).toEqual([
    422,
    { alimentoId: 'Ese alimento no es para la especie elegida. Por favor, elija otro' },
  ]);
  expect(await rejection([petId], { kilos: 15 })).toEqual([
    422,
    { kilos: 'Ese alimento no viene en ese tamaño. Por favor, elija otro' },
  ]);
  expect(await rejection([petId], { fechaCompra: '2026-11-28' })).toEqual([
    422,
    { fechaCompra: 'La fecha de compra no puede ser posterior a hoy' },
  ]);
  expect(await idsOf(client)).toEqual([]);
});

test('what is another’s is not found, in the same words as what nobody has', async () => {
  const { client, petId } = await owner();
  const eva = await owner();
  const bag = await addBag(client, bagBody([petId]));
  const own = await addBag(eva.client, bagBody([eva.petId]));
  const foreign = async (id: number, pet: number) => [
    await create(eva.client, bagBody([eva.petId, pet], { alimentoId: FOOD.alsoForDogs })),
    await create(eva.client, bagBody([eva.petId], { renueva: { id, kilos: 0 } })),
    await update(eva.client, id, bagBody([eva.petId])),
    await update(eva.client, own, bagBody([eva.petId, pet])),
    await detach(eva.client, id, [eva.petId]),
    await detach(eva.client, own, [pet]),
    await remove(eva.client, id),
    await eva.client.call(calls.listPetFoodBags, { params: { id: pet } }),
    await eva.client.call(calls.correctFoodBag, { params: { id }, body: { kilos: 1 } }),
    await eva.client.call(calls.undoFoodCorrection, { params: { id, correccionId: 1 } }),
    await eva.client.call(calls.finishFoodBag, { params: { id }, body: {} }),
    await eva.client.call(calls.reopenFoodBag, { params: { id } }),
  ];
  const answers = (await foreign(bag, petId)).map(({ status, body }) => [status, body]);
  expect(answers).toEqual((await foreign(999_999, 999_999)).map(({ status, body }) => [status, body]));
  expect(new Set(answers.map(([status]) => status))).toEqual(new Set([404]));
  expect(await idsOf(client)).toEqual([bag]);
  expect(await bagOf(eva.client, own)).toMatchObject({ stocksAlimentoMascotas: [{ mascotaId: eva.petId }] });
});

test('D107 a food of which a pet has some left is not noted twice', async () => {
  const { client, petId } = await owner();
  const other = await addPet(client);
  const first = await addBag(client, bagBody([petId]));
  for (const mascotas of [[petId], [other, petId]]) {
    const reply = await create(client, bagBody(mascotas));
    expect([reply.status, reply.body]).toEqual([409, { code: 'already_loaded', message: LOADED, id: first }]);
  }
  await addBag(client, bagBody([other]));
  const another = await addBag(client, bagBody([petId], { alimentoId: FOOD.alsoForDogs }));
  const moved = await update(client, another, bagBody([petId]));
  expect([moved.status, moved.body.code]).toEqual([409, 'already_loaded']);
  expect((await update(client, first, bagBody([petId]))).status).toBe(200);
});

test('D107 of two devices at once one notes the bag; with one key it is one bag', async () => {
  const { client, petId } = await owner();
  const body = bagBody([petId]);
  expect(statusesOf(await Promise.all([1, 2, 3].map(() => create(client, body))))).toEqual([201, 409, 409]);
  const other = bagBody([petId], { alimentoId: FOOD.alsoForDogs });
  const replies = await Promise.all([1, 2, 3].map(() => create(client, other, 'dos-toques')));
  expect(new Set(replies.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
  expect(await idsOf(client)).toHaveLength(2);
});

test('what is empty by the count ends there when the next one comes', async () => {
  const { client, petId } = await owner();
  const first = await addBag(client, bagBody([petId], { fechaCompra: '2026-10-01', duracion: 30 }));
  expect(await bagOf(client, first)).toMatchObject({ terminada: null });
  await addBag(client, bagBody([petId]));
  expect(await bagOf(client, first)).toMatchObject({
    terminada: { dia: '2026-10-31', kilos: 0, observada: false },
  });
});

test('a bag is changed whole, and who eats of it', async () => {
  const { client, petId } = await owner();
  const other = await addPet(client);
  const id = await addBag(client, bagBody([petId]));
  const changes = {
    alimentoId: FOOD.alsoForDogs,
    kilos: 15,
    duracion: 60,
    fechaCompra: '2026-11-12',
    modalidadCompra: 'Otros',
    precio: null,
  };
  const { status, body } = await update(client, id, bagBody([other], changes));
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 15, duracion: 60, fechaCompra: '2026-11-12', precio: null });
  expect(body.stocksAlimentoMascotas).toEqual([{ mascotaId: other }]);
  expect(await bagOf(client, id)).toEqual(body);
});

test('a change that what was said contradicts is told at its field', async () => {
  const { client, petId } = await owner();
  const id = await addBag(client, bagBody([petId]));
  await client.call(calls.correctFoodBag, { params: { id }, body: { kilos: 5, dia: '2026-11-15' } });
  const later = await update(client, id, bagBody([petId], { fechaCompra: '2026-11-16' }));
  expect([later.status, fieldMessages(later)]).toEqual([
    422,
    { fechaCompra: 'La fecha de compra no puede ser posterior a lo que anotó de la bolsa' },
  ]);
  const smaller = await update(client, id, bagBody([petId], { kilos: 3 }));
  expect([smaller.status, fieldMessages(smaller)]).toEqual([
    422,
    { kilos: 'Anotó que quedaba más que eso. Elija otro tamaño o deshaga lo anotado' },
  ]);
  expect((await update(client, id, bagBody([petId], { fechaCompra: '2026-11-15' }))).status).toBe(200);
});

test('pets leave a bag but for the last one, also at once', async () => {
  const { client, petId } = await owner();
  const other = await addPet(client);
  const id = await addBag(client, bagBody([petId, other]));
  const replies = await Promise.all([detach(client, id, [petId]), detach(client, id, [other])]);
  expect(statusesOf(replies)).toEqual([200, 422]);
  const rejected = replies.find(({ status }) => status === 422);
  expect(rejected && fieldMessages(rejected)).toEqual({ mascotas: NO_EATER });
  const left = (await bagOf(client, id)).stocksAlimentoMascotas;
  expect(left).toHaveLength(1);
  const away = left[0].mascotaId === petId ? other : petId;
  expect((await detach(client, id, [away])).status).toBe(200);
});

test('a bag is deleted once, with what was said of it', async () => {
  const { client, petId } = await owner();
  const id = await addBag(client, bagBody([petId]));
  await client.call(calls.correctFoodBag, { params: { id }, body: { kilos: 5 } });
  expect(statusesOf(await Promise.all([remove(client, id), remove(client, id)]))).toEqual([204, 404]);
  expect(await idsOf(client)).toEqual([]);
  const { db } = ctx().ports;
  expect(await db.selectFrom('food_corrections').selectAll().where('bag_id', '=', id).execute()).toEqual([]);
});

test('an account keeps a thousand bags', async () => {
  const { client, petId } = await owner();
  const { db } = ctx().ports;
  const first = await addBag(client, bagBody([petId], { fechaCompra: '2026-01-01' }));
  const { id: _, ...row } = await db
    .selectFrom('food_bags')
    .selectAll()
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  const ended = { ...row, ended_on: '2026-02-01', grams_at_end: 0 };
  await db
    .insertInto('food_bags')
    .values(Array.from({ length: 999 }, () => ended))
    .execute();
  const reply = await create(client, bagBody([petId]));
  expect([reply.status, fieldMessages(reply)]).toEqual([
    422,
    { '': 'Ya cargó 1.000 bolsas. Elimine las más viejas antes de agregar otra.' },
  ]);
  await remove(client, first);
  expect((await create(client, bagBody([petId]))).status).toBe(201);
});

test('nonsense about an own bag is rejected, never a failure', async () => {
  const { client, petId } = await owner();
  const id = await addBag(client, bagBody([petId]));
  const body = { id, ...bagBody([petId]) };
  for (const wrong of mutations({ ...body, renueva: { id, kilos: 0 } })) {
    const created = await client.call(calls.createFoodBag, { body: wrong });
    const updated = await client.call(calls.updateFoodBag, { body: wrong });
    const failed = [created, updated].some(({ status }) => status >= 500);
    expect({ wrong, failed }).toEqual({ wrong, failed: false });
  }
  for (const wrong of mutations({ id, mascotas: [petId] })) {
    const { status } = await client.call(calls.detachFromFoodBag, { body: wrong });
    expect({ wrong, failed: status >= 500 }).toEqual({ wrong, failed: false });
  }
}, 300_000);
