import { pathOf } from '@huella/contract';
import { recoverPassword } from '@huella/contract/auth';
import { listPets } from '@huella/contract/pets';
import { requestSyncLink } from '@huella/contract/policies';
import { expect, test } from 'vitest';
import { UnhandledRequest } from './answers/handle-request.ts';
import { createMockServer } from './mock-server.ts';
import { emailOf } from '@huella/personas';
import { createMemoryStorage } from './storage/mock-storage.ts';
import { ORIGIN, NOW, get, post, petsOf } from './testing/requests.ts';

test('a mail is captured as soon as the call that sends it was answered, with a link to the server', async () => {
  const server = await createMockServer({ now: NOW, scenario: 'nueva' });
  await post(server, recoverPassword.path, { email: emailOf('nueva') });
  const [mail] = server.mails();
  expect(mail).toMatchObject({ to: emailOf('nueva'), sentAt: NOW.toISOString() });
  expect(mail?.text).toContain(`${ORIGIN}/`);
});

test('the link of a recovery mail opens the server’s page', async () => {
  const server = await createMockServer({ now: NOW, scenario: 'nueva' });
  await post(server, recoverPassword.path, { email: emailOf('nueva') });
  const link = /https?:\/\/\S+/.exec(server.mails()[0]?.text ?? '')?.[0] ?? '';
  const page = await server.fetch(new Request(link));
  expect([page.status, page.headers.get('Content-Type')]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
});

test('a moved clock ends an access token', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('nueva');
  server.clock.advance(16 * 60_000);
  expect((await get(server, listPets.path, token)).status).toBe(401);
});

test('a request that the contract does not know is an error, not a 404', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('nueva');
  await expect(get(server, '/app/user/mascota', token)).rejects.toThrow(UnhandledRequest);
  await expect(get(server, '/app/user/mascotas/7/fotos', token)).rejects.toThrow(
    'The contract has no call GET /app/user/mascotas/7/fotos',
  );
});

test('an unknown pet is a 404 of the server', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('nueva');
  expect((await get(server, pathOf({ ...listPets, path: '/app/user/mascotas/999' }), token)).status).toBe(
    404,
  );
});

test('reset forgets people, mails, failures and latency', async () => {
  const server = await createMockServer({ now: NOW, scenario: 'asegurada' });
  server.failOnce('listPets', 500);
  server.setLatency(5);
  server.clock.advance(1_000);
  await server.reset();
  expect(server.pending()).toEqual([]);
  expect(server.latency()).toEqual({ all: 0, calls: {} });
  expect(server.clock.now()).toEqual(NOW);
  expect(await server.db.selectFrom('accounts').select('id').execute()).toEqual([]);
});

test('a server that is opened again on its storage knows its people, mails and clock', async () => {
  const storage = createMemoryStorage();
  const first = await createMockServer({ storage });
  const { token } = await first.as('asegurada');
  first.clock.advance(60_000);
  await post(first, recoverPassword.path, { email: emailOf('asegurada') });

  const second = await createMockServer({ storage });
  await second.hydrate();
  expect(await petsOf(second, token)).toHaveLength(2);
  expect(second.mails()).toEqual(first.mails());
  expect(second.mails().map(({ to }) => to)).toContain(emailOf('asegurada'));
  expect(second.clock.state().offset).toBeGreaterThanOrEqual(60_000);
});

test('two tabs on one storage see each other’s changes', async () => {
  const storage = createMemoryStorage();
  const one = await createMockServer({ storage });
  const other = await createMockServer({ storage });
  const { token, refreshToken } = await one.as('asegurada');
  expect(await petsOf(other, token)).toHaveLength(2);
  const renewed = await post(other, '/auth/refresh', { refresh_token: refreshToken });
  const next: unknown = await renewed.json();
  expect(renewed.status).toBe(200);
  expect(await petsOf(one, tokenOf(next))).toHaveLength(2);
});

function tokenOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('token' in body)) throw new Error('no token');
  return String(body.token);
}

test('foreign keys hold after the content was taken out and put back', async () => {
  const server = await createMockServer({ now: NOW, storage: createMemoryStorage() });
  await server.save();
  const orphan = server.db.insertInto('weight_entries').values({
    pet_id: 999,
    peso: 3,
    fecha_pesaje: '2026-03-05',
  });
  await expect(orphan.execute()).rejects.toThrow('FOREIGN KEY');
});

test('policies of another channel come into the account by the mail in the console', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('por-asociar');
  const response = await server.fetch(
    new Request(`${ORIGIN}${requestSyncLink.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ email: emailOf('por-asociar') }),
    }),
  );
  expect(response.status).toBe(200);
  const [link = ''] = /https?:\S+asociar\S+/.exec(server.mails().at(-1)?.text ?? '') ?? [];
  expect((await server.fetch(new Request(link, { method: 'POST' }))).status).toBe(200);
  expect((await petsOf(server, token)).map(({ nombre }) => nombre)).toEqual(['Tango', 'Milonga']);
});

test('a server that starts from another’s memory knows its people and sessions, and changes nothing of it', async () => {
  const first = await createMockServer({ now: NOW });
  const { token } = await first.as('asegurada');
  const copy = await createMockServer({ now: NOW, from: await first.capture() });
  expect(await petsOf(copy, token)).toEqual(await petsOf(first, token));
  await copy.db.deleteFrom('policies').execute();
  expect(await petsOf(copy, token)).not.toEqual(await petsOf(first, token));
});

test('D105 when the clock has moved, an owner is reminded of what is due, once', async () => {
  const server = await createMockServer({ now: NOW });
  await server.as('con-calendario');
  const reminders = () => server.mails().filter(({ subject }) => subject.startsWith('Recordatorio'));
  server.clock.advance(86_400_000);
  await server.work();
  expect(reminders().map(({ to }) => to)).toEqual([emailOf('con-calendario')]);
  await server.work();
  expect(reminders()).toHaveLength(1);
});
