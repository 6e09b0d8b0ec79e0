import { calls } from '@huella/contract';
import { sweepExpired } from '@huella/server';
import { resetDemo } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { openBench } from '../suite/bench.ts';
import { DAY } from '../suite/home.ts';
import { addPet, logIn, member, withPerson } from '../suite/people.ts';
import { nodeHome } from './node-home.ts';

const tables = ['refresh_tokens', 'sessions', 'idempotency_keys', 'rate_limits', 'password_links'] as const;

test('sweeping forgets what is over and nothing else', async () => {
  const bench = await openBench(nodeHome);
  const visitor = await member(bench);
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

test('resetting the demo forgets everybody and keeps the catalogues', async () => {
  const bench = await openBench(nodeHome);
  const visitor = await withPerson(bench);
  await addPet(visitor);
  await resetDemo(bench.ports.db);
  expect(await bench.ports.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
  expect((await visitor.call(calls.listPlans)).body.length).toBeGreaterThanOrEqual(3);
  await bench.home.close();
});
