import { calls } from '@huella/contract';
import { expect, test } from 'vitest';
import { HOUR, SECOND } from '../src/suite-context.ts';
import { logIn, signUpAndLogIn, PASSWORD, register } from '../src/fixtures.ts';
import { newClient, type Client } from '../src/client.ts';
import { withPasswords } from '../src/with-passwords.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

async function guess(client: Client, email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    const body = { email, password: `intento-${attempt}` };
    statuses.push((await client.call(calls.login, { body, token: null })).status);
  }
  return statuses;
}

const ctx = useSuiteContext();

test('O-SE-07 guesses are rejected with a time to wait, and the right password works afterwards', async () => {
  const client = newClient(ctx());
  await register(client);
  const statuses = await guess(client, client.email, 50);
  expect(statuses.indexOf(429)).toBeGreaterThan(2);
  expect(statuses.indexOf(429)).toBeLessThan(20);
  const right = { email: client.email, password: PASSWORD };
  const early = await client.call(calls.login, { body: right });
  expect(early.status).toBe(429);
  expect(early.body.code).toBe('too_many_requests');
  const wait = Number(early.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(0);
  ctx().advance(wait * SECOND);
  await logIn(client);
});

test('parallel guesses count like those one after the other', async () => {
  const client = newClient(ctx());
  await register(client);
  const body = { email: client.email, password: 'intento' };
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => client.call(calls.login, { body, token: null })),
  );
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('an attacker elsewhere does not lock the owner out', async () => {
  const owner = await signUpAndLogIn(ctx());
  for (let machine = 0; machine < 12; machine += 1) await guess(newClient(ctx()), owner.email, 10);
  const stranger = newClient(ctx());
  expect((await guess(stranger, owner.email, 1))[0]).toBe(429);
  await logIn(owner);
  ctx().advance(HOUR);
  const elsewhere = Object.assign(newClient(ctx()), { email: owner.email });
  await logIn(elsewhere);
});

test('one IP cannot try one password on many accounts', async () => {
  const client = newClient(ctx());
  const statuses: number[] = [];
  for (let account = 0; account < 105; account += 1)
    statuses.push(...(await guess(client, `victima${account}@correo.example`, 1)));
  expect(statuses.lastIndexOf(401)).toBe(99);
  expect(statuses.at(-1)).toBe(429);
});

test('repeated logins with the right password are never rejected', async () => {
  const client = await signUpAndLogIn(ctx());
  for (let time = 0; time < 15; time += 1) await logIn(client);
  expect((await client.call(calls.listPets)).status).toBe(200);
});

test('one hash that could not be made does not stop every later login', async () => {
  const owner = await signUpAndLogIn(ctx());
  const { ports } = ctx();
  let failures = 1;
  const hash = async (password: string) => {
    failures -= 1;
    if (failures >= 0) throw new Error('no memory');
    return ports.passwords.hash(password);
  };
  const client = Object.assign(newClient(withPasswords(ctx(), { hash })), { email: owner.email });
  const body = { email: owner.email, password: PASSWORD };
  expect((await client.call(calls.login, { body })).status).toBe(500);
  await logIn(client);
});

test('registrations are limited per IP', async () => {
  const client = newClient(ctx());
  const statuses: number[] = [];
  for (let account = 0; account < 61; account += 1) {
    const body = { email: `masa${account}@correo.example`, password: PASSWORD, confirm: PASSWORD };
    statuses.push((await client.call(calls.register, { body })).status);
  }
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
  expect(statuses.at(-1)).toBe(429);
});

test('asking again and again whether a mail is taken is limited per mail', async () => {
  const { email } = await signUpAndLogIn(ctx());
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1) {
    const body = { email, password: PASSWORD, confirm: PASSWORD };
    statuses.push((await newClient(ctx()).call(calls.register, { body })).status);
  }
  expect(statuses.at(0)).toBe(409);
  expect(statuses.at(-1)).toBe(429);
});

test('a proxy’s header is not believed unless there is a proxy', async () => {
  const client = newClient(ctx());
  await register(client);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const response = await client.send('/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${attempt}` },
      body: JSON.stringify({ email: client.email, password: 'intento' }),
    });
    statuses.push(response.status);
  }
  expect(statuses.at(-1)).toBe(ctx().ports.config.trustProxy ? 401 : 429);
});
