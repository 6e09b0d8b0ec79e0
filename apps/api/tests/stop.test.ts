import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { halfRequest } from './support/half-request.ts';
import { addCbu, listCbuIds, logIn, newPerson } from './support/person.ts';
import { send } from './support/send.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

test('requests that are half sent when SIGTERM comes are all answered and kept', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await spawnServer({ DATA_DIR });
  const { email, token } = await newPerson(server.url);
  const halves = await Promise.all(
    Array.from({ length: 12 }, (_, index) => halfRequest(server.url, token, index)),
  );

  const ended = server.end('SIGTERM');
  await server.logged('server.stopping');
  await expect(fetch(`${server.url}/health`)).rejects.toThrow('fetch failed');
  const answers = await Promise.all(halves.map(({ finish }) => finish()));

  for (const answer of answers) {
    expect(answer).toContain('HTTP/1.1 201 Created');
    expect(answer).toMatch(/^connection: close/im);
  }
  expect(await ended).toBe(0);
  const again = await spawnServer({ DATA_DIR });
  expect(await listCbuIds(again.url, (await logIn(again.url, email)).token)).toHaveLength(12);
});

test('a flood of kept-alive writers loses no acknowledged write at SIGTERM', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await spawnServer({ DATA_DIR });
  const { email, token } = await newPerson(server.url);
  let acknowledged = 0;
  const write = async (writer: number) => {
    for (let number = 0; ; number += 1) {
      const { status } = await addCbu(server.url, token, writer * 10_000 + number);
      if (status !== 201) throw new Error(`The write answered ${status}`);
      acknowledged += 1;
    }
  };
  const writing = Promise.allSettled([1, 2, 3, 4].map(write));
  await expect.poll(() => acknowledged).toBeGreaterThan(0);
  expect(await server.end('SIGTERM')).toBe(0);
  const outcomes = await writing;
  // Writers end at a closed connection, never at a server error.
  for (const outcome of outcomes)
    expect(String(outcome.status === 'rejected' && outcome.reason)).toContain('fetch failed');
  const again = await spawnServer({ DATA_DIR });
  const kept = await listCbuIds(again.url, (await logIn(again.url, email)).token);
  expect(kept.length).toBeGreaterThanOrEqual(acknowledged);
});

test('the mail of a request just before the stop is delivered before the end', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await spawnServer({ DATA_DIR });
  const { email } = await newPerson(server.url);
  expect((await send('POST', `${server.url}/auth/password`, { body: { email } })).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await readdir(`${DATA_DIR}/outbox`)).toHaveLength(1);
});

test('Ctrl+C that arrives twice at once, as npm passes it on, still stops gracefully', async () => {
  const server = await spawnServer({ DATA_DIR: temporaryFolder() });
  const { token } = await newPerson(server.url);
  const half = await halfRequest(server.url, token, 1);
  server.child.kill('SIGINT');
  const ended = server.end('SIGINT');
  await server.logged('server.stopping');
  expect(await half.finish()).toContain('HTTP/1.1 201 Created');
  expect(await ended).toBe(0);
});

test('a second signal ends at once', async () => {
  const server = await spawnServer({ DATA_DIR: temporaryFolder() });
  const { token } = await newPerson(server.url);
  await halfRequest(server.url, token, 1);
  server.child.kill('SIGTERM');
  await server.logged('server.stopping');
  await sleep(700);
  expect(await server.end('SIGTERM')).toBe(130);
});
