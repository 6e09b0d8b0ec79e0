import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, refreshSession, tokens } from '@huella/contract/auth';
import { addCbu, idOf, listCbuIds, newPerson, password } from './support/person.ts';
import { testPostgres, type TestPostgres } from '../testing/postgres.ts';
import { send } from './support/send.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

/** Two servers that start at the same moment on one empty database. */
async function twoServers() {
  const DATA_DIR = temporaryFolder();
  const variables = {
    DATABASE_URL: await postgres.newDatabase(),
    SECRETS_DIR: `${DATA_DIR}/secrets`,
    DATA_DIR,
  };
  const [one, two] = await Promise.all([spawnServer(variables), spawnServer(variables)]);
  return { one, two, addresses: [one.address, two.address] as const };
}

test(
  'two processes migrate one empty database once and serve the same people',
  { timeout: 30_000 },
  async () => {
    const { one, two } = await twoServers();
    const { token } = await newPerson(one.address);
    const { status, body } = await addCbu(one.address, token, 1);
    expect(status).toBe(201);
    expect(await listCbuIds(two.address, token)).toEqual([idOf(body)]);
    expect(await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')])).toEqual([0, 0]);
  },
);

test(
  'one refresh token used at both processes at once keeps the session alive',
  { timeout: 30_000 },
  async () => {
    const { addresses } = await twoServers();
    const { refreshToken } = await newPerson(addresses[0]);
    const answers = await Promise.all(
      [...addresses, ...addresses].map((address) =>
        send('POST', `${address}${refreshSession.path}`, { body: { refresh_token: refreshToken } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { body } of answers) {
      const { token } = tokens.parse(body);
      expect(await listCbuIds(addresses[1], token)).toEqual([]);
    }
  },
);

test(
  'one Idempotency-Key sent to both processes at once creates one record',
  { timeout: 30_000 },
  async () => {
    const { addresses } = await twoServers();
    const { token } = await newPerson(addresses[0]);
    const once = { 'idempotency-key': 'the-same-tap' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => addCbu(addresses[index % 2] ?? '', token, 7, once)),
    );
    const created = answers.filter(({ status }) => status === 201);
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    expect(new Set(created.map(({ body }) => idOf(body))).size).toBe(1);
    expect(await listCbuIds(addresses[1], token)).toHaveLength(1);
  },
);

test('O-SE-07 wrong passwords are counted over both processes together', async () => {
  const { addresses } = await twoServers();
  const { email } = await newPerson(addresses[0]);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const body = { email, password: `wrong-${attempt}` };
    statuses.push((await send('POST', `${addresses[attempt % 2]}${login.path}`, { body })).status);
  }
  const rejectedAt = statuses.indexOf(429);
  expect(rejectedAt).toBeGreaterThan(0);
  // One count, not one per process: once refused at one, refused at the other.
  expect(new Set(statuses.slice(rejectedAt))).toEqual(new Set([429]));
  const right = await send('POST', `${addresses[0]}${login.path}`, { body: { email, password } });
  expect(right.status).toBe(429);
  expect(right.headers.get('retry-after')).toMatch(/^\d+$/);
});
