/** After a key rotation, the earlier keys still decrypt, verify and recognise (decision 064). */
import { pathOf } from '@huella/contract';
import { calendarFeed, getCalendarFeed, setCalendarFeed } from '@huella/contract/calendar-feed';
import { createPaymentMethod } from '@huella/contract/payments';
import { expect, test } from 'vitest';
import { runOps } from '../src/ops/run.ts';
import { addCbu, idOf, listCbuIds, newPerson } from './support/person.ts';
import { send } from './support/send.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const before = { ACCESS_TOKEN_KEY: keyOf(1), VAULT_KEY: keyOf(2) };
const after = { ACCESS_TOKEN_KEY: keyOf(3), VAULT_KEY: keyOf(4) };
const both = {
  ...after,
  ACCESS_TOKEN_KEY_PREVIOUS: before.ACCESS_TOKEN_KEY,
  VAULT_KEY_PREVIOUS: before.VAULT_KEY,
};

function addCard(url: string, token: string, numero_pago: string) {
  const body = { numero_pago, vencimiento: '2030-05-01T00:00:00-03:00', tipo: 1 };
  return send('POST', `${url}${createPaymentMethod.path}`, { token, body });
}

async function feedOf(url: string, token: string): Promise<string> {
  const { body } = await send('GET', `${url}${getCalendarFeed.path}`, { token });
  return String(calendarFeed.parse(body).url).replace(/^.*(?=\/)/, '');
}

async function rotate(variables: Readonly<Record<string, string>>) {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const code = await runOps(['keys', 'rotate'], variables, { print, complain: print, note: () => undefined });
  return { code, text: printed.join('\n') };
}

test('tokens, numbers, retries and calendars go on through a change of keys', async () => {
  const DATA_DIR = temporaryFolder();
  const first = await spawnServer({ DATA_DIR, ...before });
  const { token } = await newPerson(first.url);
  const retried = { 'idempotency-key': 'a-cbu-that-is-sent-again' };
  const cbu = idOf((await addCbu(first.url, token, 1, retried)).body);
  const [early, late] = ['4509953566233704', '4111111111111111'];
  const card = idOf((await addCard(first.url, token, early)).body);
  const otherCard = idOf((await addCard(first.url, token, late)).body);
  const feedBody = { tipos: ['Otro'], mascotas: null };
  await send('PUT', `${first.url}${pathOf(setCalendarFeed, {})}`, { token, body: feedBody });
  const feed = await feedOf(first.url, token);
  expect(feed).toMatch(/\.ics$/);
  await first.end('SIGTERM');

  const second = await spawnServer({ DATA_DIR, ...both });
  const again = await addCbu(second.url, token, 1, retried);
  expect([again.status, idOf(again.body)]).toEqual([201, cbu]);
  const known = await addCard(second.url, token, early);
  expect([known.status, idOf(known.body)]).toEqual([200, card]);
  expect(await rotate({ DATA_DIR, ...both })).toEqual({
    code: 0,
    text: '3 rows are under the newest key now.',
  });
  expect(await rotate({ DATA_DIR, ...both })).toEqual({
    code: 0,
    text: '0 rows are under the newest key now.',
  });
  const rotated = await addCard(second.url, token, late);
  expect([rotated.status, idOf(rotated.body)]).toEqual([200, otherCard]);
  expect((await addCbu(second.url, token, 1)).status).toBe(200);
  expect(await feedOf(second.url, token)).toBe(feed);
  await second.end('SIGTERM');

  const third = await spawnServer({ DATA_DIR, ...after, ACCESS_TOKEN_KEY_PREVIOUS: before.ACCESS_TOKEN_KEY });
  expect((await addCbu(third.url, token, 1)).status).toBe(200);
  expect(await listCbuIds(third.url, token)).toEqual([cbu, card, otherCard]);
  expect(await feedOf(third.url, token)).toBe(feed);
  await third.end('SIGTERM');

  const fourth = await spawnServer({ DATA_DIR, ...after });
  expect((await send('GET', `${fourth.url}${createPaymentMethod.path}`, { token })).status).toBe(401);
});

test('a rotation without the earlier key says so, and leaves what it cannot open', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await spawnServer({ DATA_DIR, ...before });
  const { token } = await newPerson(server.url);
  await addCbu(server.url, token, 1);
  expect(await rotate({ DATA_DIR, ...before })).toMatchObject({ code: 1, text: /VAULT_KEY_PREVIOUS/ });
  expect(await rotate({ DATA_DIR, ...after, VAULT_KEY_PREVIOUS: keyOf(5) })).toMatchObject({
    code: 1,
    text: /1 rows are sealed with a key that is neither/,
  });
  expect((await rotate({ DATA_DIR, ...both })).text).toBe('1 rows are under the newest key now.');
  await server.end('SIGTERM');
});

test('a number that a server without the earlier key stored a second time does not stop the rotation', async () => {
  const DATA_DIR = temporaryFolder();
  const first = await spawnServer({ DATA_DIR, ...before });
  const { token } = await newPerson(first.url);
  const cbu = idOf((await addCbu(first.url, token, 1)).body);
  await first.end('SIGTERM');
  const ACCESS_TOKEN_KEY_PREVIOUS = before.ACCESS_TOKEN_KEY;
  const hasty = await spawnServer({ DATA_DIR, ...after, ACCESS_TOKEN_KEY_PREVIOUS });
  const second = idOf((await addCbu(hasty.url, token, 1)).body);
  expect(second).not.toBe(cbu);
  await hasty.end('SIGTERM');
  const server = await spawnServer({ DATA_DIR, ...both });
  expect(idOf((await addCbu(server.url, token, 1)).body)).toBe(second);
  expect((await rotate({ DATA_DIR, ...both })).text).toBe('1 rows are under the newest key now.');
  expect(idOf((await addCbu(server.url, token, 1)).body)).toBe(second);
  await server.end('SIGTERM');
});
