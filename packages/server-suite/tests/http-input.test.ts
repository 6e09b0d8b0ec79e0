import { calls, errorBody, type Call } from '@huella/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mutations } from '../src/hostile-json.ts';
import { addPet, CBU, signUpAndLogIn, personBody } from '../src/fixtures.ts';
import { account, personChangeBody, requestBodies as bodies } from '../src/request-bodies.ts';
import { newClient, type Client } from '../src/client.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

async function send(client: Client, call: Call, body: unknown): Promise<Response> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (client.token) headers.set('Authorization', `Bearer ${client.token}`);
  const init = { method: call.method, headers, body: JSON.stringify(body) ?? 'undefined' };
  return client.send(call.path.replace('{id}', '1'), init);
}

const ctx = useSuiteContext();

const failures = () => ctx().logged.filter((line) => line.includes('"error"'));
const withBody = Object.values<Call>(calls).filter(({ body, consumes }) => body && !consumes);

test('every call that takes a body is tried', () => {
  expect(withBody.map(({ id }) => id).toSorted()).toEqual(Object.keys(bodies).toSorted());
});

test.each(withBody.map((call) => [call.id, call] as const))(
  '%s answers nonsense with a rejection, never with a failure',
  async (id, call) => {
    let client = newClient(ctx());
    if (call.access === 'owner') {
      client = await signUpAndLogIn(ctx());
      await addPet(client);
    }
    const before = failures();
    for (const body of mutations(bodies[id])) {
      // A new IP each time: limits have tests of their own.
      if (call.access !== 'owner') client = newClient(ctx());
      const response = await send(client, call, body);
      const shown = JSON.stringify(body)?.slice(0, 300);
      expect({ id, shown, failed: response.status >= 500 }).toEqual({ id, shown, failed: false });
      if (response.status < 400) continue;
      expect([shown, z.safeParse(errorBody, await response.json()).success]).toEqual([shown, true]);
    }
    expect(failures()).toEqual(before);
  },
  300_000,
);

test('nonsense in the personal kind of a change request is rejected, too', async () => {
  const client = await signUpAndLogIn(ctx());
  await client.call(calls.createPerson, { body: personBody() });
  for (const body of mutations(personChangeBody))
    expect((await send(client, calls.requestDataChange, body)).status).toBeLessThan(500);
  for (const body of mutations({ numero_pago: CBU, vencimiento: null, tipo: 30 }))
    expect((await send(client, calls.createPaymentMethod, body)).status).toBeLessThan(500);
}, 300_000);

test.each(['', '{', '[1,', 'undefined', 'nulo', '{"a":1}x'])('%j is malformed', async (body) => {
  const headers = { 'Content-Type': 'application/json' };
  const response = await newClient(ctx()).send('/auth/login', { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'malformed_request' });
});

test.each([
  null,
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/jsonp',
  'multipart/form-data',
])('a body of type %s is rejected', async (type) => {
  const headers: HeadersInit = type ? { 'Content-Type': type } : {};
  const body = new TextEncoder().encode('{}');
  const response = await newClient(ctx()).send('/auth/login', { method: 'POST', headers, body });
  expect(response.status).toBe(415);
});

test('the type may carry a charset', async () => {
  const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' };
  const response = await newClient(ctx()).send('/auth/login', { method: 'POST', headers, body: '{}' });
  expect(response.status).toBe(422);
});

test.each([true, false])('more than 64 kB are rejected (length told: %s)', async (isTold) => {
  const text = JSON.stringify({ email: 'x'.repeat(70_000) });
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (isTold) headers.set('Content-Length', String(text.length));
  const body = isTold ? text : new Blob([text]).stream();
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const response = await newClient(ctx()).send('/auth/login', init);
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: 'body_too_large' });
});

test('deep nesting is rejected like anything else', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const body = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const response = await newClient(ctx()).send('/auth/login', { method: 'POST', headers, body });
  expect(response.status).toBe(422);
});

test('U+0000, which PostgreSQL cannot store, is rejected at its field', async () => {
  const body = { email: account.email, password: 'clave\u0000' };
  const { status, body: rejected } = await newClient(ctx()).call(calls.login, { body });
  expect(status).toBe(422);
  expect(rejected.fields).toMatchObject([{ path: 'password' }]);
});

test('U+0000 at the bottom of a deep nest breaks nothing', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const body = `{"x":${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}}`;
  const response = await newClient(ctx()).send('/auth/login', { method: 'POST', headers, body });
  expect(response.status).toBe(422);
});

test('a compressed body is not unpacked', async () => {
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
  const body = await new Response(
    new Blob([JSON.stringify(account)]).stream().pipeThrough(new CompressionStream('gzip')),
  ).arrayBuffer();
  const response = await newClient(ctx()).send('/auth/login', { method: 'POST', headers, body });
  expect(response.status).toBe(415);
});

test('ids beyond those of any database are unknown, not failures', async () => {
  const client = await signUpAndLogIn(ctx());
  for (const id of [2_147_483_648, 999_999_999_999, 999_999_999_999_999])
    expect((await client.call(calls.getPet, { params: { id } })).status).toBe(404);
  expect(
    (
      await client.send('/app/user/mascotas/99999999999999999999', {
        headers: { Authorization: `Bearer ${client.token}` },
      })
    ).status,
  ).toBe(404);
  expect((await client.call(calls.getProvince, { search: '?id=999999999999999' })).status).toBe(404);
});

test('a client that disconnects in the middle of its body is not a server error', async () => {
  const before = failures();
  for (const isTold of [true, false]) {
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (isTold) headers.set('Content-Length', '50');
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('gone')),
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
    expect((await newClient(ctx()).send('/auth/login', init)).status).toBe(400);
  }
  expect(failures()).toEqual(before);
});

test('who is not signed in learns nothing about a body', async () => {
  const response = await send(newClient(ctx()), calls.createPet, {});
  expect(response.status).toBe(401);
});
