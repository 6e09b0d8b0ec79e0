/** When push messages are sent, how often, and what stops them. */
import { calls } from '@huella/contract';
import { deliverPushes, type Ports, type PushMessage, type PushResult } from '@huella/server';
import {
  addMovement,
  approveClaim,
  completeDemoForm,
  recordReceipt,
  payClaim,
} from '@huella/server/operator';
import { addDays } from '@huella/validation/day';
import { afterEach, expect, test } from 'vitest';
import { atInstant } from '../src/at-instant.ts';
import { deliverAllPushes, newSubscription, shownIn, subscribe } from '../src/subscriptions.ts';
import { addClaim, sendForm } from '../src/claims.ts';
import { addPet, signUpWithPerson } from '../src/fixtures.ts';
import { rowsOf } from '../src/tables.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

/** The suite's day. */
const TODAY = '2026-11-27';
const portsAt = (instant: string) => atInstant(ctx(), instant).ports;
/** The server some seconds after 10:00 of the suite's day. */
const after = (seconds: number) =>
  portsAt(new Date(Date.parse(`${TODAY}T10:00:00-03:00`) + seconds * 1000).toISOString());

async function claimant() {
  const client = await signUpWithPerson(ctx());
  const petId = await addPet(client);
  const claimId = await addClaim(client, petId);
  const browser = newSubscription();
  const mark = await subscribe(client, browser);
  return { client, petId, claimId, browser, mark };
}

const move = (claimId: number, ports: Ports = ctx().ports) =>
  addMovement(ports, claimId, { kind: 'AVISO', text: 'Novedad' });

/** Sets the push services' response for one browser. */
function answerTo({ endpoint }: { readonly endpoint: string }, answer: PushResult): void {
  ctx().answerPushes(({ subscription }) => (subscription.includes(endpoint) ? answer : 'delivered'));
}

afterEach(async () => {
  ctx().answerPushes(() => 'delivered');
  await ctx().ports.db.deleteFrom('pushes').execute();
});

test.each([
  ['00:30 UTC, half past nine in the evening', '2026-11-28T00:30:00Z', 0],
  ['02:59 UTC, a minute to midnight', '2026-11-28T02:59:00Z', 0],
  ['three at night', '2026-11-28T03:00:00-03:00', 0],
  ['a minute to nine', '2026-11-28T08:59:59-03:00', 0],
  ['nine', '2026-11-28T09:00:00-03:00', 1],
  ['a minute to nine in the evening', '2026-11-27T20:59:59-03:00', 1],
  ['nine in the evening', '2026-11-27T21:00:00-03:00', 0],
])('at %s as many messages go out as may', async (_, instant, count) => {
  const { claimId, browser } = await claimant();
  await move(claimId);
  await deliverAllPushes(portsAt(instant));
  expect(shownIn(ctx(), browser)).toHaveLength(count);
});

test('what happens at night waits until nine', async () => {
  const { claimId, browser } = await claimant();
  await move(claimId, portsAt('2026-11-28T00:10:00Z'));
  await deliverAllPushes(portsAt('2026-11-28T00:11:00Z'));
  expect(shownIn(ctx(), browser)).toEqual([]);
  await deliverAllPushes(portsAt('2026-11-28T09:00:00-03:00'));
  expect(shownIn(ctx(), browser)).toHaveLength(1);
});

test('a push service keeps no message into the night', async () => {
  const { claimId } = await claimant();
  await move(claimId);
  await deliverAllPushes(portsAt(`${TODAY}T20:30:00-03:00`));
  expect(ctx().pushes.at(-1)?.secondsToLive).toBe(30 * 60);
});

test('N-C10G a browser that a push service knows no more is forgotten after one message; the others get all', async () => {
  const { client, claimId, browser: live } = await claimant();
  const [gone, alsoGone] = [newSubscription(), newSubscription()];
  await subscribe(client, gone);
  await subscribe(client, alsoGone);
  const dead = (message: PushMessage) =>
    [gone, alsoGone].some(({ endpoint }) => message.subscription.includes(`"${endpoint}"`));
  ctx().answerPushes((message) => (dead(message) ? 'gone' : 'delivered'));
  for (const _ of [1, 2]) {
    await move(claimId);
    await deliverAllPushes(ctx().ports);
  }
  expect([live, gone, alsoGone].map((browser) => shownIn(ctx(), browser).length)).toEqual([2, 1, 1]);
  const left = JSON.stringify(await rowsOf(ctx(), 'push_subscriptions'));
  expect([live, gone, alsoGone].map(({ endpoint }) => left.includes(endpoint))).toEqual([true, false, false]);
});

test('a message that is not accepted is tried again after 15 s, 30 s, 1 min …, and arrives once', async () => {
  const { claimId, browser } = await claimant();
  await move(claimId);
  answerTo(browser, { status: 429, retryAfter: 0 });
  const tries: number[] = [];
  for (let second = 0; second <= 120; second += 5) {
    const before = shownIn(ctx(), browser).length;
    await deliverPushes(after(second));
    if (shownIn(ctx(), browser).length > before) tries.push(second);
  }
  expect(tries).toEqual([0, 15, 45, 105]);
  ctx().answerPushes(() => 'delivered');
  await deliverAllPushes(after(600));
  await deliverAllPushes(after(6000));
  expect(shownIn(ctx(), browser)).toHaveLength(5);
});

test('a push service that says when to come again is not asked before', async () => {
  const { claimId, browser } = await claimant();
  await move(claimId);
  answerTo(browser, { status: 429, retryAfter: 300 });
  for (const second of [0, 60, 299]) await deliverPushes(after(second));
  expect(shownIn(ctx(), browser)).toHaveLength(1);
  await deliverPushes(after(300));
  expect(shownIn(ctx(), browser)).toHaveLength(2);
});

test('a message that nobody takes for a day is abandoned', async () => {
  const { claimId, browser } = await claimant();
  await move(claimId);
  answerTo(browser, { status: 400, retryAfter: 0 });
  for (let hour = 0; hour < 24; hour += 1) await deliverPushes(after(hour * 3600));
  const tried = shownIn(ctx(), browser).length;
  expect(tried).toBeGreaterThan(5);
  for (let hour = 24; hour < 60; hour += 1) await deliverPushes(after(hour * 3600));
  expect(shownIn(ctx(), browser)).toHaveLength(tried);
  expect(await rowsOf(ctx(), 'pushes')).toEqual([]);
  const rejections = ctx().logged.filter((line) => line.includes('"push-'));
  expect(rejections.at(-1)).toContain('"status":400');
});

test('a push service in trouble rests with all that waits for it, and no other waits for that', async () => {
  const [ill, well] = [await claimant(), await claimant()];
  for (let count = 0; count < 22; count += 1)
    await addClaim(ill.client, ill.petId, { denuncia_administrativa: `Otra cosa ${count}` });
  answerTo(ill.browser, { status: 0, retryAfter: 0 });
  const tried = async (second: number) => {
    const before = shownIn(ctx(), ill.browser).length;
    await deliverPushes(after(second));
    return shownIn(ctx(), ill.browser).length - before;
  };
  expect(await tried(0)).toBe(20);
  await move(well.claimId);
  expect(await tried(1)).toBe(0);
  expect(shownIn(ctx(), well.browser)).toHaveLength(1);
  expect(await tried(14)).toBe(0);
  expect(await tried(16)).toBe(20);
});

test('a message that breaks off takes nothing from the others of its pass: a push service in trouble rests all the same', async () => {
  const [broken, ill] = [await claimant(), await claimant()];
  await move(broken.claimId);
  for (let count = 0; count < 21; count += 1)
    await addClaim(ill.client, ill.petId, { denuncia_administrativa: `Otra cosa ${count}` });
  ctx().answerPushes(({ subscription }) => {
    if (subscription.includes(broken.browser.endpoint)) throw new Error('no message can be made of it');
    return { status: 503, retryAfter: 0 };
  });
  expect(await deliverPushes(after(0))).toEqual({ sent: 0, failed: 19 });
  expect(await deliverPushes(after(1))).toEqual({ sent: 0, failed: 0 });
  ctx().answerPushes(() => 'delivered');
  await deliverAllPushes(after(121));
  expect(shownIn(ctx(), broken.browser)).toHaveLength(2);
});

test('a newer message of a claim takes the place of one that has not gone out, and of no other claim’s', async () => {
  const { client, petId, claimId, browser } = await claimant();
  const other = await addClaim(client, petId, { denuncia_administrativa: 'Otra cosa' });
  await move(claimId);
  await addMovement(ctx().ports, claimId, { kind: 'PENDIENTE', text: 'Falta la firma' });
  await deliverAllPushes(ctx().ports);
  const shown = shownIn(ctx(), browser).map(({ titulo, ruta }) => `${titulo} ${ruta}`);
  // They are sent at the same time: either may arrive first.
  expect(shown.toSorted()).toEqual([
    `Hace falta algo /tabs/siniestros/menu-siniestro/${claimId}`,
    `Recibimos su siniestro /tabs/siniestros/menu-siniestro/${other}`,
  ]);
});

test('the topic is the same for a claim in one browser, another in each, and says nothing to the push service', async () => {
  const { client, claimId } = await claimant();
  await subscribe(client, newSubscription());
  const from = ctx().pushes.length;
  for (const _ of [1, 2]) {
    await move(claimId);
    await deliverAllPushes(ctx().ports);
  }
  const topics = ctx()
    .pushes.slice(from)
    .map(({ topic }) => topic);
  expect([topics.length, new Set(topics).size]).toEqual([4, 2]);
  for (const topic of topics) expect(topic).toMatch(/^[\w-]{32}$/);
});

test('what was read in the inbox, or switched off, before it goes out does not go out', async () => {
  const { client, claimId, browser } = await claimant();
  await move(claimId);
  const { avisos } = (await client.call(calls.listNotifications)).body;
  await client.call(calls.markNotificationsRead, { body: { hasta: avisos[0].id } });
  await deliverAllPushes(ctx().ports);
  await move(claimId);
  await client.call(calls.updateNotificationSettings, { body: { tipos: ['Alimento'] } });
  await deliverAllPushes(ctx().ports);
  expect(shownIn(ctx(), browser)).toEqual([]);
});

test('several processes send each message once', async () => {
  const { claimId, browser } = await claimant();
  await move(claimId);
  await Promise.all([1, 2, 3].map(() => deliverPushes(ctx().ports)));
  expect(shownIn(ctx(), browser)).toHaveLength(1);
});

test('a process that dies while it sends leaves the message to another', async () => {
  const { claimId, browser } = await claimant();
  await move(claimId);
  const dying = {
    ...after(0),
    push: { ...ctx().ports.push, send: () => Promise.reject(new Error('killed')) },
  };
  await deliverPushes(dying).catch(() => undefined);
  await deliverPushes(after(60));
  expect(shownIn(ctx(), browser)).toEqual([]);
  await deliverPushes(after(121));
  expect(shownIn(ctx(), browser)).toHaveLength(1);
});

test('messages are fixed sentences: nothing of a claim, a pet or a person is in them, and nothing of them in the log', async () => {
  const { client, claimId, browser, mark } = await claimant();
  const { ports } = ctx();
  const form = await sendForm(client, claimId);
  await completeDemoForm(ports, form);
  await deliverAllPushes(ports);
  await recordReceipt(ports, claimId, { formId: form, concept: 'Radiografía', amount: 98_765 });
  await approveClaim(ports, claimId, []);
  await deliverAllPushes(ports);
  await payClaim(ports, claimId, '4321');
  answerTo(browser, { status: 503, retryAfter: 0 });
  await deliverAllPushes(ports);
  const shown = shownIn(ctx(), browser);
  expect(shown.length).toBeGreaterThan(2);
  for (const { titulo, texto } of shown)
    expect(`${titulo} ${texto}`).not.toMatch(/Luna|Ana|Prueba|Radiograf|98|4321|\d/);
  const log = ctx().logged.join('\n');
  expect(log).toContain('push-not-accepted');
  for (const secret of [browser.endpoint, mark, JSON.parse(browser.subscriptionJson).keys.auth])
    expect(log).not.toContain(secret);
});

test('a subscription goes away while a claim moves, and the claim moves', async () => {
  const { client, claimId, browser } = await claimant();
  const body = { refreshToken: client.refreshToken, firebase_token: browser.subscriptionJson };
  const [moved, left] = await Promise.all([move(claimId), client.call(calls.logout, { body, token: null })]);
  expect([moved, left.status]).toEqual(['done', 200]);
});

test(`nothing waits for more than a day: ${addDays(TODAY, 2)} is too late`, async () => {
  const { claimId, browser } = await claimant();
  await move(claimId);
  await deliverAllPushes(portsAt(`${addDays(TODAY, 2)}T10:00:00-03:00`));
  expect(shownIn(ctx(), browser)).toEqual([]);
  expect(await rowsOf(ctx(), 'pushes')).toEqual([]);
});
