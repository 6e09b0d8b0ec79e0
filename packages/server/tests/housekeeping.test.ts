import { calls } from '@huella/contract';
import { deliverOutbox, sweepExpired } from '@huella/server';
import { importPortalPolicies, resetDemo } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { openBench } from '../suite/bench.ts';
import { DAY } from '../suite/home.ts';
import { addPet, logIn, member, PASSWORD, portalLine, withPerson } from '../suite/people.ts';
import { CATALOGUES, rowsOf, tablesOf } from '../suite/tables.ts';
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
  await resetDemo(bench.ports.db);
  const personal = (await tablesOf(bench)).filter(({ name }) => !CATALOGUES.includes(name));
  for (const { name } of personal) expect([name, await rowsOf(bench, name)]).toEqual([name, []]);
  expect((await visitor.call(calls.listPlans)).body.length).toBeGreaterThanOrEqual(3);
  await bench.home.close();
});
