import { calls } from '@huella/contract';
import { expect, test } from 'vitest';
import { HOUR } from '../src/suite-context.ts';
import { mutations } from '../src/hostile-json.ts';
import { addPet, logIn, signUpAndLogIn } from '../src/fixtures.ts';
import { fieldMessages, type Client } from '../src/client.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const WARNING = 'Por favor ingresa un peso válido para Luna';
const DAY = '2026-11-21';

const weigh = (client: Client, mascotaId: number, peso: unknown, fecha_pesaje: string = DAY) =>
  client.call(calls.createWeightEntry, { body: { mascotaId, peso, fecha_pesaje } });
const petOf = async (client: Client, id: number) =>
  (await client.call(calls.getPet, { params: { id } })).body;

const ctx = useSuiteContext();

test('the history is by day, and the pet weighs what it weighed last', async () => {
  const client = await signUpAndLogIn(ctx());
  const id = await addPet(client);
  for (const [day, peso] of [
    ['2026-11-24', 13.1],
    ['2026-01-02', 9],
  ] as const)
    expect((await weigh(client, id, peso, day)).status).toBe(201);
  expect(await petOf(client, id)).toMatchObject({
    peso: 13.1,
    fecha_pesaje: '2026-11-24',
    historial_peso: [
      { fecha_pesaje: '2026-01-02', peso: 9 },
      { fecha_pesaje: '2026-11-20', peso: 12.5 },
      { fecha_pesaje: '2026-11-24', peso: 13.1 },
    ],
  });
});

test('a second weight entry of a day takes the place of the first', async () => {
  const client = await signUpAndLogIn(ctx());
  const id = await addPet(client, { peso: null, fecha_pesaje: null });
  const first = await weigh(client, id, 12);
  const second = await weigh(client, id, 4.5);
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect((await petOf(client, id)).historial_peso).toEqual([{ fecha_pesaje: DAY, peso: 4.5 }]);
});

test('ten weight entries of a day at once are one', async () => {
  const client = await signUpAndLogIn(ctx());
  const id = await addPet(client, { peso: null, fecha_pesaje: null });
  const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => weigh(client, id, index + 1)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect((await petOf(client, id)).historial_peso).toHaveLength(1);
});

test.each([0.5, 0.1, 200, 200.5, 200.9])('O-MO-02 O-MO-05 %d kilograms are a weight', async (peso) => {
  const client = await signUpAndLogIn(ctx());
  const id = await addPet(client);
  expect((await weigh(client, id, peso)).status).toBe(201);
  expect((await petOf(client, id)).peso).toBe(peso);
});

test.each([0, -4.5, 201, 4.55, 1e300, 1e-7])('O-MO-05 %d kilograms are invalid', async (peso) => {
  const client = await signUpAndLogIn(ctx());
  const id = await addPet(client);
  const reply = await weigh(client, id, peso);
  expect([reply.status, fieldMessages(reply)]).toEqual([422, { peso: WARNING }]);
  expect((await petOf(client, id)).peso).toBe(12.5);
});

test.each([
  ['2026-02-30', 'Revise este dato.'],
  ['ayer', 'Revise este dato.'],
  ['2099-01-01', 'El día del pesaje no puede ser posterior a hoy'],
  ['2024-03-04', 'El día del pesaje no puede ser anterior al nacimiento'],
])('%s is not a valid day of a weight entry', async (day, message) => {
  const client = await signUpAndLogIn(ctx());
  const reply = await weigh(client, await addPet(client), 12, day);
  expect([reply.status, fieldMessages(reply)]).toEqual([422, { fecha_pesaje: message }]);
});

test('a pet may be weighed on the day of its birth', async () => {
  const client = await signUpAndLogIn(ctx());
  expect((await weigh(client, await addPet(client), 0.3, '2024-03-05')).status).toBe(201);
});

test('O-DT-02 late in the evening today is still today, and tomorrow has not come', async () => {
  const client = await signUpAndLogIn(ctx());
  const id = await addPet(client);
  const instant = ctx().ports.clock.now().getTime() - 3 * HOUR;
  const sinceMidnight = instant % (24 * HOUR);
  ctx().advance((22.5 * HOUR - sinceMidnight + 24 * HOUR) % (24 * HOUR));
  await logIn(client);
  const local = ctx().ports.clock.now().getTime() - 3 * HOUR;
  const [today = '', tomorrow = ''] = [0, 24 * HOUR].map((later) =>
    new Date(local + later).toISOString().slice(0, 10),
  );
  expect((await weigh(client, id, 12, tomorrow)).status).toBe(422);
  expect((await weigh(client, id, 12, today)).status).toBe(201);
  expect((await petOf(client, id)).fecha_pesaje).toBe(today);
});

test('O-SE-03 somebody else’s pet is as unknown as one that does not exist', async () => {
  const owner = await signUpAndLogIn(ctx());
  const id = await addPet(owner);
  const stranger = await signUpAndLogIn(ctx());
  const [foreign, unknown] = [await weigh(stranger, id, 3), await weigh(stranger, 999_999_999, 3)];
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
  expect((await petOf(owner, id)).historial_peso).toHaveLength(1);
});

test('nonsense about an own pet is rejected, never a failure', async () => {
  const client = await signUpAndLogIn(ctx());
  const body = { mascotaId: await addPet(client), peso: 4.5, fecha_pesaje: DAY };
  for (const wrong of mutations(body)) {
    const { status } = await client.call(calls.createWeightEntry, { body: wrong });
    expect({ wrong, failed: status >= 500 }).toEqual({ wrong, failed: false });
  }
});
