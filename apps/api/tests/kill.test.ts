import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addCbu, idOf, listCbuIds, logIn, newPerson } from './support/person.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const writers = 4;
const acknowledgedBeforeKill = 40;

test('kill -9 in mid-write loses nothing that was acknowledged', async () => {
  const DATA_DIR = temporaryFolder();
  let server = await spawnServer({ DATA_DIR });
  const { email } = await newPerson(server.url);
  const acknowledged: number[] = [];
  let number = 0;

  for (let round = 0; round < 3; round += 1) {
    const { url } = server;
    const { token } = await logIn(url, email);
    const goal = acknowledged.length + acknowledgedBeforeKill;
    const write = async () => {
      for (;;) {
        const { status, body } = await addCbu(url, token, (number += 1));
        if (status !== 201) throw new Error(`The write answered ${status}`);
        acknowledged.push(idOf(body));
      }
    };
    const writing = Promise.allSettled(Array.from({ length: writers }, write));
    while (acknowledged.length < goal) await sleep(5);
    expect(await server.end('SIGKILL')).toBe('SIGKILL');
    const outcomes = await writing;
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: writers }, () => 'rejected'));

    server = await spawnServer({ DATA_DIR });
    const kept = new Set(await listCbuIds(server.url, (await logIn(server.url, email)).token));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  }

  await server.end('SIGTERM');
  const database = new DatabaseSync(join(DATA_DIR, 'huella.sqlite'), { readOnly: true });
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(database.prepare('pragma foreign_key_check').all()).toEqual([]);
  database.close();
});
