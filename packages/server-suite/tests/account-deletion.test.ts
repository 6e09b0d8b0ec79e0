import { calls } from '@huella/contract';
import { createApp, deliverOutbox, sweepExpired } from '@huella/server';
import { addYears, todayInArgentina } from '@huella/validation/day';
import { expect, test } from 'vitest';
import { requestCancellation, policyOf } from '../src/cancellations.ts';
import { addClaim, sendForm, VET } from '../src/claims.ts';
import { addEvent, vaccination } from '../src/events.ts';
import { addBag, bagBody } from '../src/food.ts';
import { DAY, MINUTE, SECOND } from '../src/suite-context.ts';
import {
  addPet,
  logIn,
  signUpAndLogIn,
  PASSWORD,
  register,
  signUpWithPerson,
  forgetPerson,
} from '../src/fixtures.ts';
import { addPetWithPhoto, hashOf } from '../src/photos.ts';
import { rowsOf, tablesOf } from '../src/tables.ts';
import { fieldMessages, newClient, statusesOf, type Client } from '../src/client.ts';
import { withPasswords } from '../src/with-passwords.ts';
import { withPorts } from '../src/with-ports.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const remove = (client: Client, password = PASSWORD) =>
  client.call(calls.deleteAccount, { body: { password } });

const ctx = useSuiteContext();

/** What stays on purpose (decision 024). */
const KEPT = new Set(['retained_policies', 'legal_requests', 'erasures']);

const accountOf = async ({ email }: Client) =>
  ctx().ports.db.selectFrom('accounts').select('id').where('email_key', '=', email).executeTakeFirst();
const retained = async (number: string) =>
  ctx().ports.db.selectFrom('retained_policies').selectAll().where('number', '=', number).execute();
/** As if the account had followed a mailed link. */
async function associate({ email }: Client, accountId: number): Promise<string> {
  const pet = { nombre: 'Otto', color: 'Gris', sexo: 'M', animal: 'Gato', raza: 'Mestizo' } as const;
  const at = ctx().ports.clock.now().toISOString();
  const number = `PORTAL-${accountId}`;
  await ctx()
    .ports.db.insertInto('external_policies')
    .values({
      ...pet,
      email_key: email,
      fecha_nacimiento: '2024-01-01',
      plan_id: 1,
      number,
      start_day: '2026-05-01',
      account_id: accountId,
      associated_at: at,
      created_at: at,
    })
    .execute();
  return number;
}

test('a deleted account is gone, its sessions with it, and the email may register again', async () => {
  const client = await signUpWithPerson(ctx());
  expect(await remove(client)).toMatchObject({ status: 200, body: {} });
  expect((await client.call(calls.listPets)).status).toBe(401);
  const body = { refresh_token: client.refreshToken };
  expect((await client.call(calls.refreshSession, { body })).status).toBe(401);
  const login = { email: client.email, password: PASSWORD };
  expect((await client.call(calls.login, { body: login })).status).toBe(401);
  await register(client);
  await logIn(client);
  expect((await client.call(calls.getPerson)).status).toBe(404);
});

test('a wrong password is told at its field, counts as a guess and deletes nothing', async () => {
  const client = await signUpAndLogIn(ctx());
  const wrong = await remove(client, 'no-es-esta');
  expect([wrong.status, fieldMessages(wrong)]).toEqual([422, { password: 'La contraseña no es correcta.' }]);
  const empty = await remove(client, '');
  expect(fieldMessages(empty)).toEqual({ password: 'Por favor, ingrese su contraseña' });
  const statuses: number[] = [];
  for (let guess = 0; guess < 10; guess += 1) statuses.push((await remove(client, `x${guess}`)).status);
  expect(statuses.indexOf(429)).toBe(9);
  const early = await remove(client);
  expect(early.status).toBe(429);
  expect((await client.call(calls.listPets)).status).toBe(200);
  ctx().advance(Number(early.headers.get('Retry-After')) * SECOND);
  expect((await remove(client)).status).toBe(200);
});

test('nothing that names the account stays but what the law keeps', async () => {
  const client = await signUpWithPerson(ctx());
  const petId = await addPet(client);
  await client.call(calls.requestDataChange, { body: { mascotaId: petId, mascotaNombre: 'Sol' } });
  await requestCancellation(client, policyOf(petId));
  await sendForm(client, await addClaim(client, petId), { veterinario: { ...VET, mail: client.email } });
  await addEvent(client, vaccination(petId));
  const bagId = await addBag(client, bagBody([petId]));
  await client.call(calls.correctFoodBag, { params: { id: bagId }, body: { kilos: 3 } });
  await client.call(calls.requestSyncLink, { body: { email: 'otra@correo.example' } });
  await client.call(calls.recoverPassword, { body: { email: client.email }, key: 'olvido' });
  await client.call(calls.requestSyncLink, { body: { email: client.email }, key: 'asociar' });
  await deliverOutbox(ctx().ports);
  await client.call(calls.recoverPassword, { body: { email: client.email } });
  const id = (await accountOf(client))?.id;
  await associate(client, id!);
  expect((await remove(client)).status).toBe(200);
  await deliverOutbox(ctx().ports);
  const tables = await tablesOf(ctx());
  expect(tables.length).toBeGreaterThan(20);
  for (const { name, columns } of tables) {
    if (KEPT.has(name)) continue;
    const rows = await rowsOf(ctx(), name);
    expect([name, rows.filter((row) => JSON.stringify(row).includes(client.email))]).toEqual([name, []]);
    expect([name, rows.filter((row) => row['bag_id'] === bagId)]).toEqual([name, []]);
    if (!columns.includes('account_id')) continue;
    expect([name, rows.filter((row) => row['account_id'] === id)]).toEqual([name, []]);
  }
});

test('a policy of another channel that was associated is neither associated nor loaded again', async () => {
  const client = await signUpWithPerson(ctx());
  const number = await associate(client, (await accountOf(client))!.id);
  await remove(client);
  const { db } = ctx().ports;
  const rows = await db.selectFrom('external_policies').selectAll().where('number', '=', number).execute();
  expect(rows).toMatchObject([{ account_id: null, email_key: '', nombre: '', color: '' }]);
  expect(rows[0]?.associated_at).not.toBeNull();
});

test('the photos are gone from the store; one that fails does not bring the account back, and is tried again', async () => {
  const client = await signUpWithPerson(ctx());
  const { id, path } = await addPetWithPhoto(client);
  const { ports } = ctx();
  const stored = () => ports.blobs.get(`pets/${id}/${hashOf(path)}`);
  expect(await stored()).not.toBeNull();
  await remove(client);
  expect(await stored()).toBeNull();

  const failing = { ...ports.blobs, delete: () => Promise.reject(new Error('no store')) };
  const app = createApp({ ...ports, blobs: failing }, { checkResponses: true });
  const unlucky = await signUpWithPerson({ ...ctx(), app });
  const left = await addPetWithPhoto(unlucky);
  const file = () => ports.blobs.get(`pets/${left.id}/${hashOf(left.path)}`);
  expect((await remove(unlucky)).status).toBe(200);
  expect(await accountOf(unlucky)).toBeUndefined();
  expect(await file()).not.toBeNull();
  await sweepExpired({ ...ports, blobs: failing });
  await sweepExpired(ports);
  expect(await file()).toBeNull();
  expect(await rowsOf(ctx(), 'orphaned_blobs')).toEqual([]);
});

test('a database that goes away once the account is deleted does not make it a failure', async () => {
  const { ports } = ctx();
  let isAway = false;
  const db = ports.db.withPlugin({
    transformQuery: ({ node }) => {
      if (isAway) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const put: typeof ports.blobs.put = async (key) => void (isAway ||= key.startsWith('erasures/'));
  const client = await signUpAndLogIn(withPorts(ctx(), { db, blobs: { ...ports.blobs, put } }));
  expect(await remove(client)).toMatchObject({ status: 200, body: {} });
  expect(isAway).toBe(true);
  expect(await accountOf(client)).toBeUndefined();
});

test('of each policy stays who was insured, for what and from when until when, for ten years', async () => {
  const client = await signUpWithPerson(ctx());
  const number = policyOf(await addPet(client));
  const today = todayInArgentina(ctx().ports.clock.now());
  await remove(client);
  expect(await retained(number)).toEqual([
    expect.objectContaining({
      number,
      pet_name: 'Luna',
      holder: 'Ana Prueba',
      dni: '30123456',
      start_day: today,
      end_day: today,
      keep_until: addYears(today, 10),
    }),
  ]);
});

test('a policy that ended before keeps its own end; one without personal data is kept under the email', async () => {
  const client = await signUpAndLogIn(ctx());
  const [old, cancelled] = [policyOf(await addPet(client)), policyOf(await addPet(client))];
  await forgetPerson(ctx(), client);
  const { db } = ctx().ports;
  await db.updateTable('policies').set({ start_day: '2024-02-29' }).where('number', '=', old).execute();
  await db
    .updateTable('policies')
    .set({ start_day: '2026-03-01', cancelled_at: '2026-11-02T01:30:00.000Z' })
    .where('number', '=', cancelled)
    .execute();
  await remove(client);
  expect(await retained(old)).toMatchObject([
    { end_day: '2025-03-01', keep_until: '2035-03-01', holder: client.email, dni: '' },
  ]);
  expect(await retained(cancelled)).toMatchObject([{ end_day: '2026-11-01', keep_until: '2036-11-01' }]);
});

test('what the law kept is swept after its time', async () => {
  const client = await signUpWithPerson(ctx());
  const number = policyOf(await addPet(client));
  await remove(client);
  const [row] = await retained(number);
  const { db } = ctx().ports;
  const at = async (instant: string) => {
    await sweepExpired({ ...ctx().ports, clock: { now: () => new Date(instant) } });
    return (await retained(number)).length;
  };
  await db
    .updateTable('retained_policies')
    .set({ keep_until: '2026-11-27' })
    .where('id', '=', row!.id)
    .execute();
  expect(await at('2026-11-27T23:59:00-03:00')).toBe(1);
  expect(await at('2026-11-28T00:01:00-03:00')).toBe(0);
});

test('a mail confirms it, and none that waited for the account goes out', async () => {
  const client = await signUpWithPerson(ctx());
  await addPet(client);
  await deliverOutbox(ctx().ports);
  await client.call(calls.recoverPassword, { body: { email: client.email } });
  await client.call(calls.requestSyncLink, { body: { email: 'otra@correo.example' } });
  await remove(client);
  expect((await rowsOf(ctx(), 'outbox')).map(({ kind }) => kind)).toEqual(['account-deleted']);
  await deliverOutbox(ctx().ports);
  const mails = ctx().mails.filter(({ to }) => to === client.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'La póliza de Luna',
    'Su cuenta de Huella fue eliminada',
  ]);
  expect(mails[1]?.text).toContain(`Eliminamos la cuenta ${client.email}`);
  expect(mails[1]?.text).toContain('Código Civil y Comercial, artículo 328');
});

test('two deletions at once are one', async () => {
  const client = await signUpWithPerson(ctx());
  const number = policyOf(await addPet(client));
  const replies = await Promise.all([remove(client), remove(client)]);
  expect(statusesOf(replies)).toEqual([200, 401]);
  expect(await retained(number)).toHaveLength(1);
});

test('a login that was under way does not survive the deletion', async () => {
  const client = await signUpWithPerson(ctx());
  const { ports } = ctx();
  const verify = async (hash: string, password: string) => {
    const fits = await ports.passwords.verify(hash, password);
    expect((await remove(client)).status).toBe(200);
    return fits;
  };
  const slow = Object.assign(newClient(withPasswords(ctx(), { verify })), { email: client.email });
  const body = { email: client.email, password: PASSWORD };
  expect((await slow.call(calls.login, { body })).status).toBe(401);
  expect(await accountOf(client)).toBeUndefined();
});

test('registering and deleting a stranger’s email does not fill its mailbox', async () => {
  const client = await signUpAndLogIn(ctx());
  const recover = () => client.call(calls.recoverPassword, { body: { email: client.email }, token: null });
  for (let time = 0; time < 5; time += 1) expect((await recover()).status).toBe(200);
  for (let time = 0; time < 9; time += 1) {
    expect((await remove(client)).status).toBe(200);
    await register(client);
    await logIn(client);
  }
  expect((await recover()).status).toBe(429);
  await remove(client);
  const body = { email: client.email, password: PASSWORD, confirm: PASSWORD };
  const again = () => client.call(calls.register, { body, token: null });
  expect((await again()).status).toBe(429);
  ctx().advance(15 * MINUTE);
  expect((await again()).status).toBe(200);
});

test('somebody else’s account stays', async () => {
  const [ana, eva] = [await signUpWithPerson(ctx()), await signUpWithPerson(ctx())];
  const petId = await addPet(eva);
  await remove(ana);
  expect((await eva.call(calls.getPet, { params: { id: petId } })).status).toBe(200);
  ctx().advance(DAY);
  await logIn(eva);
});

test('O-SE-10 nothing of it is logged', async () => {
  const client = await signUpWithPerson(ctx());
  await remove(client, 'Clave-equivocada-9');
  await remove(client);
  await deliverOutbox(ctx().ports);
  const log = ctx().logged.join('\n');
  for (const secret of [client.email, 'Clave-equivocada-9', PASSWORD]) expect(log).not.toContain(secret);
  expect(log).toContain('"call":"deleteAccount"');
});

test('without a session nobody deletes anything', async () => {
  const client = newClient(ctx());
  expect((await remove(client)).status).toBe(401);
});
