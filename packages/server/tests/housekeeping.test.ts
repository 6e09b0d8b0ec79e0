import { calls } from '@huella/contract';
import { deliverOutbox, sweepExpired } from '@huella/server';
import { importPortalPolicies, resetDemo, resolveLegalRequest } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { openBench } from '../suite/bench.ts';
import { DAY } from '../suite/home.ts';
import { addPet, logIn, member, PASSWORD, portalLine, withPerson } from '../suite/people.ts';
import { addPictured, hashOf } from '../suite/pictures.ts';
import { CATALOGUES, rowsOf, tablesOf } from '../suite/tables.ts';
import { newVisitor } from '../suite/visitor.ts';
import { nodeHome } from './node-home.ts';

const tables = [
  'refresh_tokens',
  'sessions',
  'idempotency_keys',
  'rate_limits',
  'password_links',
  'sync_links',
] as const;

test('sweeping forgets what is over and nothing else', async () => {
  const bench = await openBench(nodeHome);
  const visitor = await withPerson(bench);
  await importPortalPolicies(bench.ports, [portalLine(visitor.email)], { checkOnly: false });
  await visitor.call(calls.requestSyncLink, { body: { email: visitor.email } });
  await deliverOutbox(bench.ports);
  expect(await bench.ports.db.selectFrom('sync_links').selectAll().execute()).toHaveLength(1);
  await visitor.call(calls.recoverPassword, { body: { email: visitor.email }, key: 'una-vez' });
  await sweepExpired(bench.ports);
  expect((await visitor.call(calls.listPets)).status).toBe(200);
  bench.pass(31 * DAY);
  await sweepExpired(bench.ports);
  for (const table of tables)
    expect([table, await bench.ports.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  await logIn(visitor);
  await bench.home.close();
});

test('an address is forgotten a year after the last login from it', async () => {
  const bench = await openBench(nodeHome);
  const known = () => bench.ports.db.selectFrom('known_addresses').selectAll().execute();
  const visitor = await member(bench);
  bench.pass(300 * DAY);
  await logIn(visitor);
  bench.pass(364 * DAY);
  await sweepExpired(bench.ports);
  expect(await known()).toHaveLength(1);
  bench.pass(2 * DAY);
  await sweepExpired(bench.ports);
  expect(await known()).toEqual([]);
  await bench.home.close();
});

test('a resolved legal request is kept for ten years, one that waits for as long as it waits', async () => {
  const bench = await openBench(nodeHome);
  const { db } = bench.ports;
  const visitor = newVisitor(bench);
  const ask = async (tipo: string) => {
    const body = { tipo, nombre: 'Ana Prueba', dni: '30123456', email: visitor.email };
    return (await visitor.call(calls.createLegalRequest, { body, token: null })).body.codigo;
  };
  const [resolved, waiting] = [await ask('BAJA'), await ask('ARREPENTIMIENTO')];
  await resolveLegalRequest(bench.ports, resolved);
  const keptOn = async (instant: string) => {
    await sweepExpired({ ...bench.ports, clock: { now: () => new Date(instant) } });
    const rows = await db.selectFrom('legal_requests').select('code').orderBy('id').execute();
    return rows.map(({ code }) => code);
  };
  expect(await keptOn('2036-11-26T10:00:00-03:00')).toEqual([resolved, waiting]);
  expect(await keptOn('2036-11-29T10:00:00-03:00')).toEqual([waiting]);
  await bench.home.close();
});

test('resetting the demo forgets everybody and keeps the catalogues', async () => {
  const bench = await openBench(nodeHome);
  const visitor = await withPerson(bench);
  await addPet(visitor);
  await importPortalPolicies(bench.ports, [portalLine(visitor.email)], { checkOnly: false });
  const eva = await withPerson(bench);
  await addPet(eva);
  await eva.call(calls.deleteAccount, { body: { password: PASSWORD } });
  const legal = { tipo: 'BAJA', nombre: 'Eva Prueba', dni: '30123456', email: eva.email };
  await eva.call(calls.createLegalRequest, { body: legal, token: null });
  await resetDemo(bench.ports);
  const personal = (await tablesOf(bench)).filter(({ name }) => !CATALOGUES.includes(name));
  for (const { name } of personal) expect([name, await rowsOf(bench, name)]).toEqual([name, []]);
  expect((await visitor.call(calls.listPlans)).body.length).toBeGreaterThanOrEqual(3);
  await bench.home.close();
});

test('resetting the demo takes the pictures away, and can be repeated when their store failed', async () => {
  const bench = await openBench(nodeHome);
  const visitor = await member(bench);
  const { id, path } = await addPictured(visitor);
  const picture = () => bench.ports.blobs.get(`pets/${id}/${hashOf(path)}`);
  const failing = { ...bench.ports.blobs, delete: () => Promise.reject(new Error('no store')) };
  await expect(resetDemo({ ...bench.ports, blobs: failing })).rejects.toThrow('no store');
  expect((await visitor.call(calls.getPet, { params: { id } })).body.foto_link).toBe(path);
  expect(await picture()).not.toBeNull();
  await resetDemo(bench.ports);
  expect(await picture()).toBeNull();
  await bench.home.close();
});
