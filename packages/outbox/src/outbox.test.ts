import 'fake-indexeddb/auto';
import type { AppError } from '@huella/api-client';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OUTBOX_DATABASE } from './storage/database.ts';
import { stubLocalStorage } from './testing/memory-storage.ts';
import {
  answer,
  countingServer,
  entry,
  noAnswer,
  openTab,
  rest,
  until,
  type TestTab,
} from './testing/test-tab.ts';

const tabs: TestTab[] = [];
let storage: Map<string, string>;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  storage = stubLocalStorage();
});

afterEach(async () => {
  for (const tab of tabs.splice(0)) {
    tab.account = null;
    tab.outbox.pause();
  }
  await rest();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(...args: Parameters<typeof openTab>): TestTab {
  const tab = openTab(...args);
  tabs.push(tab);
  return tab;
}

const fakeClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

test('what is added is kept, sent once and leaves nothing behind', async () => {
  const server = countingServer();
  const tab = open(server.send);
  tab.outbox.start();
  expect((await tab.outbox.add(entry('dni'))).isPersisted).toBe(true);
  await until(() => server.rows.size === 1 && tab.snapshot().items.length === 0);
  expect([...server.rows.values()]).toEqual(['bytes of dni']);
  expect(server.requests).toEqual(['dni']);
  expect(tab.settled).toEqual([{ title: 'dni', outcome: 'sent' }]);
  expect(tab.changedTags).toEqual([{ type: 'Pet', id: 7 }]);
  expect([...storage.keys()]).toEqual([]);
});

test('an arrived item is shown as being saved, in every tab, until the screens have it', async () => {
  const server = countingServer();
  const [tab, other] = [open(server.send), open(server.send)];
  const [here, there] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  tab.refetched = here.promise;
  other.refetched = there.promise;
  tab.outbox.start();
  await tab.outbox.add(entry('dni'));
  await until(() => tab.settled.length === 1 && other.changedTags.length === 1);
  other.outbox.start();
  await rest();
  const confirming = { status: 'confirming', hasArrived: true, retry: null, discard: null };
  expect(tab.item('dni')).toMatchObject(confirming);
  expect(other.item('dni')).toMatchObject(confirming);
  expect(await (await tab.item('dni')?.file())?.text()).toBe('bytes of dni');
  here.resolve();
  await until(() => tab.snapshot().items.length === 0);
  expect(other.item('dni')).toMatchObject(confirming);
  there.resolve();
  await until(() => other.snapshot().items.length === 0);
});

test('what waits is found and sent by the next visit', async () => {
  const server = countingServer();
  const before = open(server.send);
  await before.outbox.add(entry('dni'));
  const after = open(server.send);
  after.outbox.start();
  await until(() => server.rows.size === 1);
  expect([...server.rows.values()]).toEqual(['bytes of dni']);
});

test('N-C13G two tabs send ten files ten times, one at a time', async () => {
  const server = countingServer();
  const [one, other] = [open(server.send), open(server.send)];
  for (let at = 0; at < 10; at += 1) await one.outbox.add(entry(`file ${at}`));
  one.outbox.start();
  other.outbox.start();
  await until(() => server.rows.size === 10 && other.snapshot().items.length === 0);
  await rest();
  expect(server.requests).toHaveLength(10);
  expect(server.inFlight.most).toBe(1);
});

test('a second tab goes on when the first is closed', async () => {
  const server = countingServer();
  const stuck = open((_item, _file, { signal }) => {
    const { promise, resolve } = Promise.withResolvers<typeof noAnswer>();
    signal.addEventListener('abort', () => resolve(noAnswer));
    return promise;
  });
  const other = open(server.send);
  stuck.outbox.start();
  await stuck.outbox.add(entry('dni'));
  await until(() => stuck.item('dni')?.status === 'sending');
  other.outbox.start();
  await until(() => other.item('dni') !== undefined);
  await rest();
  expect(server.requests).toEqual([]);
  stuck.outbox.pause();
  await until(() => server.rows.size === 1);
});

test('D93 N-C14G poison: a rejected item is parked with its reason and blocks nothing', async () => {
  fakeClock();
  const refusals = new Map([
    ['bad', answer(422, { fields: [{ path: 'pic', code: 'broken', message: 'No es una foto.' }] })],
    ['large', answer(413)],
    ['double', answer(409, { code: 'idempotency_mismatch' })],
  ]);
  const server = countingServer((title, tries) => {
    if (title === 'flaky') return tries <= 3 ? answer(500) : null;
    return refusals.get(title) ?? null;
  });
  const tab = open(server.send);
  for (const title of ['bad', 'large', 'flaky', 'double', 'good']) await tab.outbox.add(entry(title));
  const from = Date.now();
  tab.outbox.start();
  await until(() => server.rows.size === 2, 100);
  expect(Date.now() - from).toBeLessThan(30_000);
  await until(() => tab.snapshot().items.length === 3);
  expect(tab.snapshot().items.map(({ title, status, message }) => ({ title, status, message }))).toEqual([
    { title: 'bad', status: 'failed', message: 'No es una foto.' },
    { title: 'large', status: 'failed', message: 'Estado 413.' },
    { title: 'double', status: 'failed', message: 'Estado 409.' },
  ]);
  expect(server.requests.filter((title) => title === 'bad')).toHaveLength(1);
});

test('a request that is still in progress is asked again', async () => {
  fakeClock();
  const busy = answer(409, { code: 'request_in_progress' });
  const server = countingServer((_title, tries) => (tries === 1 ? busy : null));
  const tab = open(server.send);
  tab.outbox.start();
  await tab.outbox.add(entry('dni'));
  await until(() => server.rows.size === 1, 100);
  expect(server.requests).toEqual(['dni', 'dni']);
});

test('back-off: ten minutes without a server are at most 12 tries, and the network’s return is used within 2 s', async () => {
  fakeClock();
  let isUp = false;
  const server = countingServer(() => (isUp ? null : noAnswer));
  const tab = open(server.send);
  tab.outbox.start();
  const from = Date.now();
  for (const title of ['one', 'other']) await tab.outbox.add(entry(title));
  await until(() => Date.now() - from > 600_000, 500);
  const tries = server.requests.filter((title) => title === 'one').length;
  expect(tries).toBeGreaterThan(5);
  expect(tries).toBeLessThanOrEqual(12);
  expect(tab.item('one')).toMatchObject({
    status: 'waiting',
    message: 'Sin conexión. Se envía solo cuando vuelva.',
  });
  isUp = true;
  const back = Date.now();
  tab.outbox.wakeForNetwork();
  await until(() => server.rows.size === 2, 10);
  expect(Date.now() - back).toBeLessThanOrEqual(2_000);
});

test('a network that returns unnoticed sends all as soon as the first has got through', async () => {
  fakeClock();
  let isUp = false;
  const server = countingServer(() => (isUp ? null : noAnswer));
  const tab = open(server.send);
  tab.outbox.start();
  await tab.outbox.add(entry('first'));
  await until(() => server.requests.length === 8, 1_000);
  await tab.outbox.add(entry('second'));
  await until(() => server.requests.includes('second'));
  await rest();
  isUp = true;
  await until(() => server.rows.size === 2, 100);
  expect(server.requests.filter((title) => title === 'first')).toHaveLength(9);
});

test('the next visit does not wait for the network as the one before did', async () => {
  fakeClock();
  let isUp = false;
  const server = countingServer(() => (isUp ? null : noAnswer));
  const before = open(server.send);
  before.outbox.start();
  await before.outbox.add(entry('dni'));
  await until(() => before.settled.length === 8, 1_000);
  before.outbox.pause();
  await rest();
  isUp = true;
  const from = Date.now();
  open(server.send).outbox.start();
  await until(() => server.rows.size === 1, 10);
  expect(Date.now() - from).toBeLessThanOrEqual(2_000);
});

test('a clock that was wrong by years and is corrected delays nothing', async () => {
  fakeClock();
  const server = countingServer((_title, tries) => (tries === 1 ? answer(503) : null));
  const now = Date.now();
  vi.setSystemTime(now + 10 * 365 * 86_400_000);
  const tab = open(server.send);
  tab.outbox.start();
  await tab.outbox.add(entry('dni'));
  await until(() => tab.item('dni')?.message !== null && server.requests.length === 1);
  vi.setSystemTime(now);
  await until(() => server.rows.size === 1, 1_000);
  expect(server.requests).toHaveLength(2);
});

test('what a dead tab was sending can be shown and discarded in this tab', async () => {
  fakeClock();
  const dead = new BroadcastChannel('huella-outbox');
  const server = countingServer(() => answer(503));
  const tab = open(server.send);
  const { id } = await tab.outbox.add(entry('dni'));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  dead.postMessage({ kind: 'progress', id, share: 0.4 });
  await until(() => tab.item('dni')?.status === 'sending');
  dead.close();
  tab.outbox.start();
  await until(() => tab.item('dni')?.message !== null && server.requests.length === 1);
  expect(tab.item('dni')?.status).toBe('waiting');
  tab.item('dni')?.discard?.();
  await until(() => tab.snapshot().items.length === 0);
});

test('Retry-After is obeyed, also when the network returns meanwhile', async () => {
  fakeClock();
  const server = countingServer((_title, tries) => (tries === 1 ? answer(503, { retryAfter: 600 }) : null));
  const tab = open(server.send);
  tab.outbox.start();
  await tab.outbox.add(entry('dni'));
  await until(() => server.requests.length === 1);
  const from = Date.now();
  await until(() => tab.item('dni')?.status === 'waiting');
  tab.outbox.wakeForNetwork();
  await until(() => server.rows.size === 1, 1_000);
  expect(Date.now() - from).toBeGreaterThanOrEqual(600_000);
});

test('days later: a lost answer and a retry after 72 h keep the key, and it is said that it may have arrived', async () => {
  fakeClock();
  const server = countingServer((_title, tries) => (tries === 1 ? 'lost' : null));
  const tab = open(server.send);
  tab.outbox.start();
  await tab.outbox.add(entry('dni'));
  await until(() => tab.item('dni')?.mayHaveArrived === true);
  tab.outbox.pause();
  await rest();
  vi.setSystemTime(Date.now() + 72 * 3_600_000);
  tab.outbox.start();
  await until(() => tab.snapshot().items.length === 0);
  expect(server.requests).toHaveLength(2);
  expect(server.rows.size).toBe(1);
});

test('N-C15G a server that is broken for two days loses nothing, and a retry really sends', async () => {
  fakeClock();
  let isUp = false;
  const server = countingServer(() => (isUp ? null : answer(500)));
  const tab = open(server.send);
  tab.outbox.start();
  await tab.outbox.add(entry('dni'));
  await until(() => server.requests.length === 4, 500);
  await until(() => tab.item('dni')?.status === 'waiting');
  vi.setSystemTime(Date.now() + 48 * 3_600_000);
  expect(tab.item('dni')?.message).toMatch(/El servidor no pudo recibirlo/);
  isUp = true;
  tab.item('dni')?.retry?.();
  await until(() => server.rows.size === 1);
});

test('N-C16G what one account left is neither seen nor sent by another', async () => {
  const server = countingServer();
  const tab = open(server.send);
  await tab.outbox.add(entry('dni'));
  tab.account = 'otra@huella.test';
  tab.outbox.start();
  await until(() => tab.snapshot().isLoaded);
  await rest();
  expect(tab.snapshot().items).toEqual([]);
  expect(server.requests).toEqual([]);
  tab.account = 'ana@huella.test';
  tab.outbox.start();
  await until(() => server.rows.size === 1);
});

test('401 waits for the login of the same account, and counts as no try', async () => {
  const server = countingServer((_title, tries) => (tries === 1 ? answer(401) : null));
  const tab = open(async (item, file, sending) => {
    const error = await server.send(item, file, sending);
    if (error?.status === 401) tab.account = null;
    return error;
  });
  tab.outbox.start();
  await tab.outbox.add(entry('dni'));
  await until(() => tab.account === null);
  await rest();
  expect(server.requests).toHaveLength(1);
  tab.account = 'ana@huella.test';
  tab.outbox.start();
  await until(() => server.rows.size === 1);
});

test('a 401 that ends no session is not retried endlessly', async () => {
  fakeClock();
  const server = countingServer(() => answer(401));
  const tab = open(server.send);
  tab.outbox.start();
  await tab.outbox.add(entry('dni'));
  await until(() => server.requests.length > 0);
  const from = Date.now();
  await until(() => Date.now() - from > 10_000, 100);
  expect(server.requests.length).toBeLessThanOrEqual(6);
});

test('a logout leaves nothing of the account, in any tab, and of another everything', async () => {
  const server = countingServer(() => noAnswer);
  const [tab, other] = [open(server.send), open(server.send, 'otra@huella.test')];
  await other.outbox.add(entry('hers'));
  for (const title of ['one', 'two', 'three']) await tab.outbox.add(entry(title));
  await until(() => tab.snapshot().items.length === 3);
  tab.account = null;
  await tab.outbox.forget('ana@huella.test');
  tab.account = 'ana@huella.test';
  tab.outbox.start();
  await rest();
  expect(tab.snapshot().items).toEqual([]);
  expect(tab.snapshot().lost).toEqual([]);
  other.outbox.start();
  await until(() => other.snapshot().items.length === 1);
  expect(storage.size).toBe(1);
});

test('an item discarded before it has left is not sent', async () => {
  fakeClock();
  const server = countingServer(() => noAnswer);
  const tab = open(server.send);
  tab.outbox.start();
  await tab.outbox.add(entry('dni'));
  await until(() => tab.item('dni')?.status === 'waiting' && server.requests.length === 1);
  tab.item('dni')?.discard?.();
  await until(() => tab.snapshot().items.length === 0);
  await vi.advanceTimersByTimeAsync(60_000);
  await rest();
  expect(server.requests).toHaveLength(1);
  expect(tab.snapshot().lost).toEqual([]);
});

test('an item discarded in mid-upload is aborted; once all has left it cannot be', async () => {
  const trial = Promise.withResolvers<null>();
  const reports: ((share: number) => void)[] = [];
  const tab = open((_item, _file, { signal, onProgress }) => {
    reports.push(onProgress);
    const cut = new Promise<typeof noAnswer>((resolve) =>
      signal.addEventListener('abort', () => resolve(noAnswer)),
    );
    return Promise.race([trial.promise, cut]);
  });
  tab.outbox.start();
  await tab.outbox.add(entry('dni'));
  await until(() => tab.item('dni')?.status === 'sending');
  reports.at(-1)?.(0.5);
  expect(tab.item('dni')?.progress).toBe(0.5);
  tab.item('dni')?.discard?.();
  await until(() => tab.snapshot().items.length === 0);
  expect(tab.settled).toEqual([{ title: 'dni', outcome: 'stopped' }]);
  await tab.outbox.add(entry('cbu'));
  await until(() => tab.item('cbu')?.status === 'sending');
  reports.at(-1)?.(1);
  expect(tab.item('cbu')).toMatchObject({ status: 'confirming', discard: null });
  trial.resolve(null);
  await until(() => tab.snapshot().items.length === 0);
  expect(tab.settled.at(-1)).toEqual({ title: 'cbu', outcome: 'sent' });
});

test('an item discarded in the last instant is not kept when the server rejects it', async () => {
  const trial = Promise.withResolvers<AppError>();
  const reports: ((share: number) => void)[] = [];
  const tab = open((_item, _file, { onProgress }) => {
    reports.push(onProgress);
    return trial.promise;
  });
  tab.outbox.start();
  await tab.outbox.add(entry('dni'));
  await until(() => tab.item('dni')?.status === 'sending');
  const { discard } = tab.item('dni') ?? {};
  reports.at(-1)?.(1);
  discard?.();
  trial.resolve(answer(422));
  await until(() => tab.snapshot().items.length === 0);
  expect(tab.settled).toEqual([{ title: 'dni', outcome: 'stopped' }]);
});

test('a file that replaces a waiting one: the first is not sent any more', async () => {
  const server = countingServer();
  const tab = open(server.send);
  const { id } = await tab.outbox.add(entry('old'));
  await tab.outbox.add(entry('new', { replaces: id }));
  tab.outbox.start();
  await until(() => server.rows.size === 1 && tab.snapshot().items.length === 0);
  expect(server.requests).toEqual(['new']);
});

test('a browser that stores nothing sends from this page, and says so', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const server = countingServer((_title, tries) => (tries === 1 ? answer(422) : null));
  const tab = open(server.send);
  tab.outbox.start();
  expect((await tab.outbox.add(entry('dni'))).isPersisted).toBe(false);
  await until(() => tab.item('dni')?.status === 'failed');
  expect(tab.item('dni')?.isPersisted).toBe(false);
  expect(tab.outbox.hasUnpersisted()).toBe(true);
  await tab.outbox.add(entry('cbu'));
  await until(() => tab.item('cbu')?.status === 'failed');
});

test('a browser that stored nothing is asked again: the next file is persisted', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const tab = open(countingServer().send);
  expect((await tab.outbox.add(entry('dni'))).isPersisted).toBe(false);
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect((await tab.outbox.add(entry('cbu'))).isPersisted).toBe(true);
});

async function wipe(): Promise<void> {
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(OUTBOX_DATABASE).addEventListener('success', resolve);
  });
}

test('a full disk: what the browser has deleted goes on from the page that chose it', async () => {
  let isUp = false;
  const server = countingServer(() => (isUp ? null : noAnswer));
  const tab = open(server.send);
  tab.outbox.start();
  await tab.outbox.add(entry('dni'));
  await until(() => tab.item('dni')?.message !== null && server.requests.length === 1);
  await wipe();
  tab.outbox.start();
  await expect.poll(() => tab.item('dni')?.isPersisted).toBe(false);
  isUp = true;
  tab.outbox.wakeForNetwork();
  await until(() => server.rows.size === 1);
  await until(() => tab.snapshot().items.length === 0);
  expect(tab.snapshot().lost).toEqual([]);
  expect(storage.size).toBe(0);
});

test('N-C19G a later page says which files are gone, until the person has read it', async () => {
  const before = open(countingServer(() => noAnswer).send);
  for (const title of ['dni', 'cbu']) await before.outbox.add(entry(title));
  before.account = null;
  await wipe();
  const later = open(countingServer().send);
  later.outbox.start();
  await expect.poll(() => later.snapshot().lost).toHaveLength(2);
  expect(
    later
      .snapshot()
      .lost.map(({ title }) => title)
      .toSorted(),
  ).toEqual(['cbu', 'dni']);
  await later.outbox.acknowledgeLosses();
  expect(later.snapshot().lost).toEqual([]);
  expect(storage.size).toBe(0);
});

test.each(['InvalidStateError', 'UnknownError'])(
  'N-C17G a connection that died in the background (%s) is opened again, and the file is queued once',
  async (name) => {
    const server = countingServer();
    const tab = open(server.send);
    await tab.outbox.add(entry('dni'));
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The connection is closing.', name);
    });
    expect((await tab.outbox.add(entry('cbu'))).isPersisted).toBe(true);
    tab.outbox.start();
    await until(() => server.rows.size === 2);
    expect(server.requests).toEqual(['dni', 'cbu']);
  },
);

test('N-C18G a newer version of the app in another tab does not wait for this one', async () => {
  const tab = open(countingServer().send);
  await tab.outbox.add(entry('dni'));
  const newer = await openDB(OUTBOX_DATABASE, 2);
  expect(await newer.count('items')).toBe(1);
  newer.close();
});

test('a page that ends between the server’s response and the deletion misses nothing', async () => {
  const tab = open(countingServer().send);
  await tab.outbox.add(entry('dni'));
  const [key = '', noted = '{}'] = [...storage][0] ?? [];
  storage.set(key, JSON.stringify({ ...JSON.parse(noted), done: true }));
  tab.account = null;
  await wipe();
  const later = open(countingServer().send);
  later.outbox.start();
  await until(() => later.snapshot().isLoaded);
  await rest();
  expect(later.snapshot().lost).toEqual([]);
  expect(storage.size).toBe(0);
});

test('N-C21G a file that is gone from the disk is reported, and nothing is queued', async () => {
  const tab = open(countingServer().send);
  const blob = new Blob(['x']);
  blob.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  const file = { field: 'pic', blob, name: 'x.jpg' };
  await expect(tab.outbox.add(entry('dni', { file }))).rejects.toThrow('No pudimos leer el archivo');
});
