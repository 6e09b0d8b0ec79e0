import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLegalRequest } from '@huella/contract/legal';
import { login, refreshSession, tokens } from '@huella/contract/auth';
import { addCbu, idOf, listCbuIds, newPerson, password } from './support/person.ts';
import { openSmtpSink, type SmtpSink } from './support/smtp-sink.ts';
import { testPostgres, type TestPostgres } from '../testing/postgres.ts';
import { send } from './support/send.ts';
import { startServer, type SpawnedServer } from './support/spawn-server.ts';

/** Two servers started at the same time on one empty database, for all tests of this file. */
let postgres: TestPostgres;
let sink: SmtpSink;
let servers: readonly [SpawnedServer, SpawnedServer];
let urls: readonly [string, string];
const DATA_DIR = mkdtempSync(join(tmpdir(), 'huella-processes-'));
beforeAll(async () => {
  postgres = await testPostgres();
  sink = await openSmtpSink();
  const variables = {
    DATABASE_URL: await postgres.newDatabase(),
    SECRETS_DIR: `${DATA_DIR}/secrets`,
    DATA_DIR,
    SMTP_URL: sink.url,
    MAIL_FROM: 'hola@huella.example',
  };
  servers = await Promise.all([startServer(variables), startServer(variables)]);
  urls = [servers[0].url, servers[1].url];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await postgres.stop();
  await sink.close();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

test('two processes migrate one empty database once and serve the same people', async () => {
  const { token } = await newPerson(urls[0]);
  const { status, body } = await addCbu(urls[0], token, 1);
  expect(status).toBe(201);
  expect(await listCbuIds(urls[1], token)).toEqual([idOf(body)]);
});

test('one refresh token used at both processes at once keeps the session alive', async () => {
  const { refreshToken } = await newPerson(urls[0]);
  const answers = await Promise.all(
    [...urls, ...urls].map((url) =>
      send('POST', `${url}${refreshSession.path}`, { body: { refresh_token: refreshToken } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const { body } of answers) {
    const { token } = tokens.parse(body);
    expect(await listCbuIds(urls[1], token)).toEqual([]);
  }
});

test('one Idempotency-Key sent to both processes at once creates one record', async () => {
  const { token } = await newPerson(urls[0]);
  const once = { 'idempotency-key': 'the-same-tap' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => addCbu(urls[index % 2] ?? '', token, 7, once)),
  );
  const created = answers.filter(({ status }) => status === 201);
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  expect(new Set(created.map(({ body }) => idOf(body))).size).toBe(1);
  expect(await listCbuIds(urls[1], token)).toHaveLength(1);
});

test('O-SE-07 wrong passwords are counted over both processes together', async () => {
  const { email } = await newPerson(urls[0]);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const body = { email, password: `wrong-${attempt}` };
    statuses.push((await send('POST', `${urls[attempt % 2]}${login.path}`, { body })).status);
  }
  const rejectedAt = statuses.indexOf(429);
  expect(rejectedAt).toBeGreaterThan(0);
  // A shared limit: once rejected at one, rejected at the other.
  expect(new Set(statuses.slice(rejectedAt))).toEqual(new Set([429]));
  const right = await send('POST', `${urls[0]}${login.path}`, { body: { email, password } });
  expect(right.status).toBe(429);
  expect(right.headers.get('retry-after')).toMatch(/^\d+$/);
});

test('both deliver what was asked for at either, each mail once, and end in order at SIGTERM', async () => {
  const emails = Array.from({ length: 24 }, (_, index) => `vecina-${index}@correo.example`);
  await Promise.all(
    emails.map(async (email, index) => {
      const body = { tipo: 'BAJA', nombre: 'Eva Paz', dni: '30123456', email };
      const path = `${urls[index % 2]}${createLegalRequest.path}`;
      expect((await send('POST', path, { body })).status).toBe(201);
    }),
  );
  await expect.poll(() => sink.mails.length).toBeGreaterThanOrEqual(emails.length);
  expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual([0, 0]);
  const recipients = sink.mails.map((mail) => /^To: (.*?)\r?$/m.exec(mail)?.[1] ?? '');
  expect(recipients.toSorted()).toEqual(emails.toSorted());
});
