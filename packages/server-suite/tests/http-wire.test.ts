import { calls, type Call } from '@huella/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addCard, addPet, CBU, signUpAndLogIn, PASSWORD, VISA } from '../src/fixtures.ts';
import { newClient } from '../src/client.ts';
import { SECOND } from '../src/suite-context.ts';
import { withPorts } from '../src/with-ports.ts';
import { withPasswords } from '../src/with-passwords.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const publishedSchema = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
});

const ctx = useSuiteContext();

const visit = (path: string, init?: RequestInit) => newClient(ctx()).send(path, init);

test.each(['/app/nada', '/nada', '/auth', '/web/', '/app/user/mascotas/1/2'])(
  '%s does not exist',
  async (path) => {
    const response = await visit(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  },
);

test('a known path with another method is 405', async () => {
  for (const [path, method] of [
    ['/app/user/mascotas', 'DELETE'],
    ['/auth/login', 'GET'],
    ['/web/planes', 'POST'],
    ['/app/user/mascotas/1', 'PUT'],
  ] as const) {
    const response = await visit(path, { method });
    expect([path, response.status]).toEqual([path, 405]);
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
  }
});

test('every answer carries the security headers', async () => {
  for (const path of ['/health', '/nada', '/web/planes', '/app/user/mascotas']) {
    const { headers } = await visit(path);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Permissions-Policy')).toContain('geolocation=()');
    expect(headers.has('Strict-Transport-Security')).toBe(ctx().ports.config.secure);
  }
});

test('answers about a person are not stored, mistakes neither', async () => {
  const client = await signUpAndLogIn(ctx());
  expect((await client.call(calls.listPets)).headers.get('Cache-Control')).toBe('no-store');
  expect((await visit('/nada')).headers.get('Cache-Control')).toBe('no-store');
});

test('a request id is answered; a well-formed one is kept', async () => {
  const given = 'abcd-1234.ef';
  const kept = await visit('/health', { headers: { 'X-Request-Id': given } });
  expect(kept.headers.get('X-Request-Id')).toBe(given);
  for (const bad of ['x', 'a b c d e f g h', 'x'.repeat(65), '{"a":1}']) {
    const made = await visit('/nada', { headers: { 'X-Request-Id': bad } });
    expect(made.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
  }
});

test('other origins may call only when they are configured', async () => {
  const { webUrl } = ctx().ports.config;
  const own = await visit('/web/planes', { headers: { Origin: new URL(webUrl).origin } });
  expect(own.headers.get('Access-Control-Allow-Origin')).toBe(new URL(webUrl).origin);
  const strange = await visit('/web/planes', { headers: { Origin: 'https://evil.example' } });
  expect(strange.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('it says that it lives, and that its database and its files answer', async () => {
  expect(await (await visit('/health')).json()).toEqual({ status: 'ok' });
  expect(await (await visit('/ready')).json()).toEqual({ status: 'ready' });
});

test('it is not ready while the store of files fails, which is asked no more than every three seconds', async () => {
  let asked = 0;
  let fails = true;
  const check = async () => {
    asked += 1;
    if (fails) throw new Error('no store');
  };
  const client = newClient(withPorts(ctx(), { blobs: { ...ctx().ports.blobs, check } }));
  const ready = async () => (await client.send('/ready')).status;
  expect(await Promise.all([ready(), ready()])).toEqual([503, 503]);
  expect((await client.send('/health')).status).toBe(200);
  expect(ctx().logged).toContain('{"level":"error","event":"not-ready","part":"files"}');
  fails = false;
  expect([await ready(), asked]).toEqual([503, 1]);
  ctx().advance(3 * SECOND);
  expect([await ready(), asked]).toEqual([200, 2]);
});

test('every call is in the published document', async () => {
  const document = publishedSchema.parse(await (await visit('/openapi.json')).json());
  expect(document.openapi).toBe('3.1.0');
  for (const { id, path, method } of Object.values<Call>(calls))
    expect(document.paths[path]?.[method.toLowerCase()]?.operationId).toBe(id);
});

test('O-SE-10 of a failure nothing that its message says is logged', async () => {
  const error = new Error('first line\nSECRETO de la segunda');
  const failing = withPasswords(ctx(), { verify: () => Promise.reject(error) });
  const body = { email: 'alguien@correo.example', password: PASSWORD };
  expect((await newClient(failing).call(calls.login, { body })).status).toBe(500);
  expect(ctx().logged.at(-2)).toContain('"unexpected"');
  expect(ctx().logged.filter((line) => line.includes('SECRETO'))).toEqual([]);
});

test('O-SE-10 no mail, name, token, password or number is logged', async () => {
  const client = await signUpAndLogIn(ctx());
  await addCard(client);
  await client.call(calls.createPaymentMethod, {
    body: { numero_pago: CBU, vencimiento: null, tipo: 30 },
  });
  await addPet(client, { nombre: 'Nombre-Secreto' });
  await client.send(`/auth/nueva-clave/${client.refreshToken}`);
  const secrets = [client.email, client.token, client.refreshToken, PASSWORD, VISA, CBU, 'Nombre-Secreto'];
  const log = ctx().logged.join('\n');
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).toContain('"call":"createPet"');
});
