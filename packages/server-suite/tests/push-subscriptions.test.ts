/** Which browsers get push messages, and what ends that (D111). */
import { calls } from '@huella/contract';
import { deliverOutbox, sweepExpired } from '@huella/server';
import { addMovement } from '@huella/server/operator';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { atInstant } from '../src/at-instant.ts';
import {
  type BrowserSubscription,
  deliverAllPushes,
  newSubscription,
  shownIn,
  subscribe,
} from '../src/subscriptions.ts';
import { addClaim } from '../src/claims.ts';
import { fieldMessages, newClient, statusesOf, type Client } from '../src/client.ts';
import { addPet, logIn, PASSWORD, signUpAndLogIn, signUpWithPerson } from '../src/fixtures.ts';
import { PUSH_KEY, SECOND } from '../src/suite-context.ts';
import { rowsOf } from '../src/tables.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';
import { withPorts } from '../src/with-ports.ts';

const ctx = useSuiteContext();

async function claimant() {
  const client = await signUpWithPerson(ctx());
  return { client, claimId: await addClaim(client, await addPet(client)) };
}

async function onAnotherDevice({ email }: Client): Promise<Client> {
  const device = newClient(ctx(), email);
  await logIn(device);
  return device;
}

/** How many messages a browser shows of a change of a claim. */
async function shownOfNews(claimId: number, browser: BrowserSubscription): Promise<number> {
  const before = shownIn(ctx(), browser).length;
  await addMovement(ctx().ports, claimId, { kind: 'AVISO', text: 'Novedad' });
  await deliverAllPushes(ctx().ports);
  return shownIn(ctx(), browser).length - before;
}

const endpointsOf = async () => JSON.stringify(await rowsOf(ctx(), 'push_subscriptions'));

async function setNewPassword(client: Client, password: string): Promise<void> {
  const { email } = client;
  await client.call(calls.recoverPassword, { body: { email }, token: null });
  await deliverOutbox(ctx().ports);
  const mail = ctx().mails.findLast(({ to }) => to === email);
  const { pathname } = new URL(/https?:\S+\/auth\/nueva-clave\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const body = new URLSearchParams({ password, confirm: password });
  expect((await client.send(pathname, { method: 'POST', body })).status).toBe(200);
}

const logOut = (client: Client, firebase_token: string | null) =>
  client.call(calls.logout, { body: { refreshToken: client.refreshToken, firebase_token }, token: null });

test('a browser that subscribed is told, under the mark that it was given', async () => {
  const { client, claimId } = await claimant();
  const browser = newSubscription();
  const marca = await subscribe(client, browser);
  expect(await shownOfNews(claimId, browser)).toBe(1);
  const [shown] = shownIn(ctx(), browser);
  expect(shown).toEqual({
    marca,
    id: expect.any(Number),
    tipo: 'Siniestro',
    titulo: 'Novedades de su siniestro',
    texto: 'Hay un movimiento nuevo.',
    ruta: `/tabs/siniestros/menu-siniestro/${claimId}`,
  });
});

test('the key that browsers subscribe with is the server’s; a server that sends nothing has none', async () => {
  const client = await signUpAndLogIn(ctx());
  expect((await client.call(calls.getPushKey)).body).toEqual({ clave: PUSH_KEY });
  const { push } = ctx().ports;
  const silent = withPorts(ctx(), { push: { ...push, publicKey: null } });
  const headers = { Authorization: `Bearer ${client.token}` };
  const reply = await silent.app.request(new URL(calls.getPushKey.path, silent.ports.config.publicUrl), {
    headers,
  });
  expect(await reply.json()).toEqual({ clave: null });
});

test('the same subscription again keeps its mark, also twice at once', async () => {
  const client = await signUpAndLogIn(ctx());
  const browser = newSubscription();
  const mark = await subscribe(client, browser);
  expect(await subscribe(client, browser)).toBe(mark);
  const other = newSubscription();
  const replies = await Promise.all(
    [1, 2].map(() => client.call(calls.subscribeToPush, { body: { tokens: [other.subscriptionJson] } })),
  );
  expect(statusesOf(replies)).toEqual([201, 201]);
  expect(replies[0]?.body).toEqual(replies[1]?.body);
});

test('keys that the browser renewed take the place of the old ones, under another mark', async () => {
  const { client, claimId } = await claimant();
  const browser = newSubscription();
  const mark = await subscribe(client, browser);
  const renewed = newSubscription({ endpoint: browser.endpoint });
  expect(await subscribe(client, renewed)).not.toBe(mark);
  expect(await shownOfNews(claimId, browser)).toBe(1);
});

const wrong: Readonly<Record<string, string>> = {
  'no JSON': 'firebase-token',
  null: 'null',
  'no keys': JSON.stringify({ endpoint: 'https://a.push.example/1' }),
  'an invalid URL': newSubscription({ endpoint: 'push.example' }).subscriptionJson,
  'a URL of another host': newSubscription({ endpoint: 'https://interna.example/1' }).subscriptionJson,
  'a key that is too short': newSubscription({ keys: { p256dh: 'BAAA', auth: 'A'.repeat(22) } })
    .subscriptionJson,
  'a key off the curve': newSubscription({ keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } })
    .subscriptionJson,
  'an endpoint without end': newSubscription({ endpoint: `https://a.push.example/${'a'.repeat(2000)}` })
    .subscriptionJson,
};

test.each(Object.keys(wrong))(
  'a token that is not a subscription (%s) is rejected in words',
  async (name) => {
    const client = await signUpAndLogIn(ctx());
    const reply = await client.call(calls.subscribeToPush, { body: { tokens: [wrong[name]] } });
    expect(reply.status).toBe(422);
    expect(fieldMessages(reply)).toEqual({ 'tokens.0': 'No podemos enviar avisos a este navegador.' });
  },
);

test.each([
  [[]],
  [[newSubscription().subscriptionJson, newSubscription().subscriptionJson]],
  [['x'.repeat(4097)]],
  ['x'],
])('one token is taken, of a bounded length', async (tokens) => {
  const client = await signUpAndLogIn(ctx());
  expect((await client.call(calls.subscribeToPush, { body: { tokens } })).status).toBe(422);
});

test('subscribing again and again is stopped', async () => {
  const client = await signUpAndLogIn(ctx());
  const browser = newSubscription();
  for (let attempt = 0; attempt < 60; attempt += 1) await subscribe(client, browser);
  const reply = await client.call(calls.subscribeToPush, { body: { tokens: [browser.subscriptionJson] } });
  expect(reply.status).toBe(429);
});

test('an account has ten browsers: the oldest goes', async () => {
  const { client, claimId } = await claimant();
  const browsers = Array.from({ length: 11 }, () => newSubscription());
  for (const browser of browsers) await subscribe(client, browser);
  await addMovement(ctx().ports, claimId, { kind: 'AVISO', text: 'Novedad' });
  await deliverAllPushes(ctx().ports);
  expect(browsers.map((browser) => shownIn(ctx(), browser).length)).toEqual([0, ...Array(10).fill(1)]);
});

test('N-C09G logging out on the phone silences the phone, also for what waits already; the tablet goes on', async () => {
  const { client: onTablet, claimId } = await claimant();
  const onPhone = await onAnotherDevice(onTablet);
  const [phone, tablet] = [newSubscription(), newSubscription()];
  await subscribe(onPhone, phone);
  await subscribe(onTablet, tablet);
  await addMovement(ctx().ports, claimId, { kind: 'AVISO', text: 'Antes de salir' });
  expect((await logOut(onPhone, phone.subscriptionJson)).status).toBe(200);
  expect(await endpointsOf()).not.toContain(phone.endpoint);
  const next = await claimant();
  await subscribe(next.client, phone);
  expect(await shownOfNews(claimId, tablet)).toBe(1);
  expect(shownIn(ctx(), phone)).toEqual([]);
  expect(await shownOfNews(next.claimId, phone)).toBe(1);
});

test('a browser that another person subscribes leaves the first, with what waited for it', async () => {
  const first = await claimant();
  const second = await claimant();
  const browser = newSubscription();
  const mark = await subscribe(first.client, browser);
  await addMovement(ctx().ports, first.claimId, { kind: 'AVISO', text: 'Novedad' });
  expect(await subscribe(second.client, browser)).not.toBe(mark);
  await deliverAllPushes(ctx().ports);
  expect(shownIn(ctx(), browser)).toEqual([]);
  expect(await shownOfNews(first.claimId, browser)).toBe(0);
  expect(await shownOfNews(second.claimId, browser)).toBe(1);
});

test('a logout that comes late does not silence the next person on the same browser', async () => {
  const first = await claimant();
  const second = await claimant();
  const browser = newSubscription();
  await subscribe(first.client, browser);
  await subscribe(second.client, browser);
  await logOut(first.client, browser.subscriptionJson);
  expect(await shownOfNews(second.claimId, browser)).toBe(1);
});

test('a logout forgets the browser that it names, where an earlier login subscribed it', async () => {
  const { client, claimId } = await claimant();
  const browser = newSubscription();
  await subscribe(client, browser);
  const again = await onAnotherDevice(client);
  await logOut(again, browser.subscriptionJson);
  expect(await shownOfNews(claimId, browser)).toBe(0);
});

test('a logout with a token that is not a subscription is a logout', async () => {
  const { client } = await claimant();
  await subscribe(client, newSubscription());
  expect((await logOut(client, 'firebase-token')).status).toBe(200);
  expect((await client.call(calls.listPets)).status).toBe(401);
});

test('a session that was ended as stolen is told nothing more', async () => {
  const { client, claimId } = await claimant();
  const browser = newSubscription();
  await subscribe(client, browser);
  const refresh = () =>
    client.call(calls.refreshSession, { body: { refresh_token: client.refreshToken }, token: null });
  await refresh();
  ctx().advance(21 * SECOND);
  expect((await refresh()).status).toBe(401);
  expect(await shownOfNews(claimId, browser)).toBe(0);
});

test('a changed password silences every browser of the account', async () => {
  const { client, claimId } = await claimant();
  const browsers = [newSubscription(), newSubscription()] as const;
  await subscribe(client, browsers[0]);
  await subscribe(await onAnotherDevice(client), browsers[1]);
  await setNewPassword(client, 'Otra-clave-segura-2');
  for (const browser of browsers) expect(await shownOfNews(claimId, browser)).toBe(0);
});

test('a session that nobody renewed is told nothing once its 30 days are over', async () => {
  const { client, claimId } = await claimant();
  const browser = newSubscription();
  await subscribe(client, browser);
  const later = atInstant(ctx(), '2027-01-04T10:00:00-03:00').ports;
  await addMovement(later, claimId, { kind: 'AVISO', text: 'Novedad' });
  await deliverAllPushes(later);
  expect(shownIn(ctx(), browser)).toEqual([]);
  await sweepExpired(later);
  expect(await endpointsOf()).not.toContain(browser.endpoint);
});

test('an account that is deleted takes its browsers, what waits for them and its inbox with it', async () => {
  const { client } = await claimant();
  const browser = newSubscription();
  await subscribe(client, browser);
  await client.call(calls.updateNotificationSettings, { body: { tipos: [] } });
  await client.call(calls.updateNotificationSettings, { body: { tipos: ['Siniestro'] } });
  const [account] = await ctx()
    .ports.db.selectFrom('accounts')
    .select('id')
    .where('email', '=', client.email)
    .execute();
  expect((await client.call(calls.deleteAccount, { body: { password: PASSWORD } })).status).toBe(200);
  await deliverAllPushes(ctx().ports);
  expect(shownIn(ctx(), browser)).toEqual([]);
  for (const table of ['notifications', 'notification_settings', 'push_subscriptions'])
    expect((await rowsOf(ctx(), table)).filter((row) => row['account_id'] === account?.id)).toEqual([]);
  expect(await endpointsOf()).not.toContain(browser.endpoint);
});

test('every kind is on until it is switched off; the inbox has what is switched off', async () => {
  const { client, claimId } = await claimant();
  const browser = newSubscription();
  await subscribe(client, browser);
  const settings = async () => (await client.call(calls.getNotificationSettings)).body;
  expect(await settings()).toEqual({
    tipos: ['Siniestro', 'FormularioVeterinario', 'Documentacion', 'Calendario', 'Alimento'],
  });
  const chosen = { tipos: ['Documentacion', 'Alimento'] };
  const reply = await client.call(calls.updateNotificationSettings, { body: chosen });
  expect([reply.status, reply.body, await settings()]).toEqual([200, chosen, chosen]);
  expect(await shownOfNews(claimId, browser)).toBe(0);
  await addMovement(ctx().ports, claimId, { kind: 'PENDIENTE', text: 'Falta la firma' });
  await deliverAllPushes(ctx().ports);
  expect(shownIn(ctx(), browser).map(({ tipo }) => tipo)).toEqual(['Documentacion']);
  expect((await client.call(calls.listNotifications)).body.sin_leer).toBe(3);
});

test('a kind that nobody knows is rejected', async () => {
  const client = await signUpAndLogIn(ctx());
  const reply = await client.call(calls.updateNotificationSettings, { body: { tipos: ['Clima'] } });
  expect(reply.status).toBe(422);
});

test('no subscription is in the export of an account', async () => {
  const { client } = await claimant();
  const browser = newSubscription();
  await subscribe(client, browser);
  const headers = { Authorization: `Bearer ${client.token}` };
  const response = await client.send(calls.exportAccountData.path, { headers });
  const { 'datos.json': file } = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = strFromU8(file ?? new Uint8Array());
  const { hostname } = new URL(browser.endpoint);
  expect(JSON.parse(text).avisos.navegadores).toEqual([
    { servicio: hostname, desde: expect.any(String), porSalir: 0 },
  ]);
  expect(text).not.toContain(browser.endpoint);
  expect(text).not.toContain(JSON.parse(browser.subscriptionJson).keys.auth);
});
