import { calls } from '@huella/contract';
import { expect, test } from 'vitest';
import { atInstant } from '../src/at-instant.ts';
import { eventBody } from '../src/events.ts';
import { DAY, MINUTE } from '../src/suite-context.ts';
import {
  addCard,
  addPet,
  cardBody,
  logIn,
  signUpWithPerson,
  PASSWORD,
  CBU,
  petBody,
} from '../src/fixtures.ts';
import { newClient, type Client } from '../src/client.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const insure = (client: Client, body: object, key: string) => client.call(calls.createPet, { body, key });
const countPets = async (client: Client) => (await client.call(calls.listPets)).body.length;

const ctx = useSuiteContext();

test('the same key and body answer the first answer again', async () => {
  const client = await signUpWithPerson(ctx());
  const body = petBody(await addCard(client));
  const first = await insure(client, body, 'una-clave');
  ctx().advance(5 * MINUTE);
  const again = await insure(client, body, 'una-clave');
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(await countPets(client)).toBe(1);
});

test('what was right the first time is answered again, also when it would be rejected by now', async () => {
  const client = await signUpWithPerson(ctx());
  const petId = await addPet(client);
  const today = ctx().ports.clock.now().toISOString().slice(0, 10);
  const at = (time: string) =>
    Object.assign(newClient(atInstant(ctx(), `${today}T${time}:00-03:00`)), { email: client.email });
  const [first, later] = [at('10:15'), at('10:16')];
  await logIn(first);
  later.token = first.token;
  const body = eventBody(petId, { event_on: today, hora: '10:15', done: false });
  const noted = await first.call(calls.createEvent, { body, key: 'ahora' });
  const again = await later.call(calls.createEvent, { body, key: 'ahora' });
  expect([again.status, again.body]).toEqual([201, noted.body]);
  for (const other of [
    { body, key: 'otra' },
    { body: { ...body, description: 'Otra' }, key: 'ahora' },
  ])
    expect((await later.call(calls.createEvent, other)).status).toBe(422);
  const stranger = await signUpWithPerson(ctx());
  later.token = stranger.token;
  expect((await later.call(calls.createEvent, { body, key: 'ahora' })).status).toBe(422);
});

test('the same key with another body is rejected', async () => {
  const client = await signUpWithPerson(ctx());
  const paymentId = await addCard(client);
  await insure(client, petBody(paymentId), 'una-clave');
  const other = await insure(client, petBody(paymentId, { mascota: { nombre: 'Otra' } }), 'una-clave');
  expect(other.status).toBe(409);
  expect(other.body.code).toBe('idempotency_mismatch');
  expect(await countPets(client)).toBe(1);
});

test('ten at once with one key create one', async () => {
  const client = await signUpWithPerson(ctx());
  const body = petBody(await addCard(client));
  const replies = await Promise.all(Array.from({ length: 10 }, () => insure(client, body, 'a-la-vez')));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
  expect(await countPets(client)).toBe(1);
});

test('without a key, or with another one, two are two', async () => {
  const client = await signUpWithPerson(ctx());
  const body = petBody(await addCard(client));
  await client.call(calls.createPet, { body });
  await client.call(calls.createPet, { body });
  await insure(client, body, 'uno');
  await insure(client, body, 'dos');
  expect(await countPets(client)).toBe(4);
});

test('a key belongs to one person and one call', async () => {
  const [ana, eva] = [await signUpWithPerson(ctx()), await signUpWithPerson(ctx())];
  await insure(ana, petBody(await addCard(ana)), 'compartida');
  expect((await insure(eva, petBody(await addCard(eva)), 'compartida')).status).toBe(201);
  const cbu = { numero_pago: CBU, vencimiento: null, tipo: 30 };
  const other = await ana.call(calls.createPaymentMethod, { body: cbu, key: 'compartida' });
  expect(other.status).toBe(201);
});

test('a rejected request leaves its key free', async () => {
  const client = await signUpWithPerson(ctx());
  const paymentId = await addCard(client);
  const wrong = petBody(paymentId, { mascota: { raza: 'Unicornio' } });
  expect((await insure(client, wrong, 'corregida')).status).toBe(422);
  expect((await insure(client, petBody(paymentId), 'corregida')).status).toBe(201);
});

test('after a day the key is free again', async () => {
  const client = await signUpWithPerson(ctx());
  const body = petBody(await addCard(client));
  const first = await insure(client, body, 'vieja');
  ctx().advance(DAY + MINUTE);
  await logIn(client);
  const second = await insure(client, body, 'vieja');
  expect(second.status).toBe(201);
  expect(second.body.id).not.toBe(first.body.id);
});

test('after a day two at once are still one', async () => {
  const client = await signUpWithPerson(ctx());
  const body = petBody(await addCard(client));
  await insure(client, body, 'vieja-a-la-vez');
  ctx().advance(DAY + MINUTE);
  await logIn(client);
  const replies = await Promise.all([1, 2, 3, 4].map(() => insure(client, body, 'vieja-a-la-vez')));
  expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
  expect(await countPets(client)).toBe(2);
});

test('a body that is nested beyond measure is as good as any other', async () => {
  const client = await signUpWithPerson(ctx());
  const depth = 30_000;
  const text = JSON.stringify(cardBody()).replace('{', `{"x":${'['.repeat(depth)}${']'.repeat(depth)},`);
  const response = await client.send('/app/user/datospagos', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${client.token}`,
      'Idempotency-Key': 'honda',
    },
    body: text,
  });
  expect(response.status).toBe(201);
});

test('a repeated registration is the first one, not a taken mail', async () => {
  const client = newClient(ctx());
  const body = { email: client.email, password: PASSWORD, confirm: PASSWORD };
  const replies = [1, 2].map(() => client.call(calls.register, { body, key: `alta-${client.email}` }));
  for (const { status } of await Promise.all(replies)) expect(status).toBe(200);
  expect((await client.call(calls.register, { body })).status).toBe(409);
});

test('a repeated payment method answers 201 like the first time', async () => {
  const client = await signUpWithPerson(ctx());
  const send = () => client.call(calls.createPaymentMethod, { body: cardBody(), key: 'tarjeta' });
  const [first, second] = [await send(), await send()];
  expect([second.status, second.body]).toEqual([201, first.body]);
});

test.each(['', ' ', 'con blanco', 'x'.repeat(256), 'ñ'])('a key like %j is malformed', async (key) => {
  const client = await signUpWithPerson(ctx());
  const response = await client.send('/app/user/datospagos', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${client.token}`,
      'Idempotency-Key': key,
    },
    body: JSON.stringify(cardBody()),
  });
  expect(response.status).toBe(400);
});
