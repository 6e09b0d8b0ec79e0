import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { declaringSize, drawJpeg } from '@huella/server/testing';
import { expect, test } from 'vitest';
import { logIn, newPerson } from './support/person.ts';
import { newPet, readPet, sendPhoto, statusOfPhoto } from './support/pet.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

test('the real server makes, keeps and shows a photo', async () => {
  const DATA_DIR = temporaryFolder();
  const { url } = await spawnServer({ DATA_DIR });
  const { token } = await newPerson(url);
  const id = await newPet(url, token);
  expect((await sendPhoto(url, token, id, drawJpeg(900, 600))).status).toBe(200);
  const { foto_link, img_link } = await readPet(url, token, id);
  expect(img_link).toMatch(/^data:image\/jpeg;base64,/);
  const headers = { authorization: `Bearer ${token}` };
  const head = await fetch(`${url}${foto_link}`, { method: 'HEAD', headers });
  const photo = await (await fetch(`${url}${foto_link}`, { headers })).arrayBuffer();
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(photo.byteLength)]);
  expect(await readdir(join(DATA_DIR, 'files/content/pets', String(id)))).toHaveLength(1);
});

test('the largest photo and a bomb stop nobody else', async () => {
  const { url } = await spawnServer({ DATA_DIR: temporaryFolder() });
  const { token } = await newPerson(url);
  const id = await newPet(url, token);
  const largest = drawJpeg(4000, 3992, (x, y) => [(x * 7 + y * 3) % 256, 128, 128]);
  let answers = 0;
  const finished = new AbortController();
  const readPhoto = async () => {
    while (!finished.signal.aborted) {
      expect((await fetch(`${url}/health`)).status).toBe(200);
      answers += 1;
    }
  };
  const response = readPhoto();
  const bomb = await sendPhoto(url, token, id, declaringSize(largest, 65_000, 65_000));
  const before = answers;
  const large = await sendPhoto(url, token, id, largest);
  const meanwhile = answers - before;
  finished.abort();
  await response;
  expect([bomb.status, large.status]).toEqual([413, 200]);
  expect(meanwhile).toBeGreaterThan(10);
});

test('kill -9 while photos arrive leaves a pet whose photo is there', async () => {
  const DATA_DIR = temporaryFolder();
  let server = await spawnServer({ DATA_DIR });
  const { email, token } = await newPerson(server.url);
  const id = await newPet(server.url, token);
  for (let round = 0; round < 3; round += 1) {
    const { url } = server;
    const acknowledged: string[] = [];
    const own = await logIn(url, email);
    const sending = Array.from({ length: 8 }, async (_, index) => {
      const answer = await sendPhoto(url, own.token, id, drawJpeg(80 + index * 8 + round * 80, 80));
      if (answer.status === 200) acknowledged.push(await answer.text());
    });
    const all = Promise.allSettled(sending);
    while (acknowledged.length < 2 + round) await sleep(1);
    await server.end('SIGKILL');
    await all;
    server = await spawnServer({ DATA_DIR });
    const again = await logIn(server.url, email);
    const { foto_link, img_link } = await readPet(server.url, again.token, id);
    expect(img_link).not.toBeNull();
    expect(await statusOfPhoto(server.url, again.token, foto_link ?? '')).toBe(200);
  }
});
