import { calls } from '@huella/contract';
import { deliverOutbox, sweepExpired } from '@huella/server';
import {
  addMovement,
  completeDemoForm,
  importExternalPolicies,
  resetDemo,
  resolveLegalRequest,
} from '@huella/server/operator';
import { expect, test } from 'vitest';
import { openContext } from '../src/open-context.ts';
import { requestCancellation, policyOf } from '../src/cancellations.ts';
import { addClaim, sendForm } from '../src/claims.ts';
import { addEvent, eventBody } from '../src/events.ts';
import { DAY } from '../src/suite-context.ts';
import {
  addPet,
  logIn,
  signUpAndLogIn,
  PASSWORD,
  externalPolicyLine,
  signUpWithPerson,
} from '../src/fixtures.ts';
import { addPetWithPhoto, hashOf } from '../src/photos.ts';
import { CATALOGUES } from '@huella/server/testing';
import { rowsOf, tablesOf } from '../src/tables.ts';
import { newClient } from '../src/client.ts';
import { loadRuntime } from '../src/runtimes/load-runtime.ts';

const tables = [
  'refresh_tokens',
  'sessions',
  'idempotency_keys',
  'rate_limits',
  'password_links',
  'sync_links',
] as const;

test('sweeping forgets what is over and nothing else', async () => {
  const ctx = await openContext(await loadRuntime());
  const client = await signUpWithPerson(ctx);
  await importExternalPolicies(ctx.ports, [externalPolicyLine(client.email)], { checkOnly: false });
  await client.call(calls.requestSyncLink, { body: { email: client.email } });
  await deliverOutbox(ctx.ports);
  expect(await ctx.ports.db.selectFrom('sync_links').selectAll().execute()).toHaveLength(1);
  await client.call(calls.recoverPassword, { body: { email: client.email }, key: 'una-vez' });
  await sweepExpired(ctx.ports);
  expect((await client.call(calls.listPets)).status).toBe(200);
  ctx.advance(31 * DAY);
  await sweepExpired(ctx.ports);
  for (const table of tables)
    expect([table, await ctx.ports.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  await logIn(client);
  await ctx.close();
});

test('an IP is forgotten a year after the last login from it', async () => {
  const ctx = await openContext(await loadRuntime());
  const known = () => ctx.ports.db.selectFrom('known_addresses').selectAll().execute();
  const client = await signUpAndLogIn(ctx);
  ctx.advance(300 * DAY);
  await logIn(client);
  ctx.advance(364 * DAY);
  await sweepExpired(ctx.ports);
  expect(await known()).toHaveLength(1);
  ctx.advance(2 * DAY);
  await sweepExpired(ctx.ports);
  expect(await known()).toEqual([]);
  await ctx.close();
});

test('a resolved legal request is kept for ten years, one that waits for as long as it waits', async () => {
  const ctx = await openContext(await loadRuntime());
  const { db } = ctx.ports;
  const client = newClient(ctx);
  const ask = async (tipo: string) => {
    const body = { tipo, nombre: 'Ana Prueba', dni: '30123456', email: client.email };
    return (await client.call(calls.createLegalRequest, { body, token: null })).body.codigo;
  };
  const [resolved, waiting] = [await ask('BAJA'), await ask('ARREPENTIMIENTO')];
  await resolveLegalRequest(ctx.ports, resolved);
  const keptOn = async (instant: string) => {
    await sweepExpired({ ...ctx.ports, clock: { now: () => new Date(instant) } });
    const rows = await db.selectFrom('legal_requests').select('code').orderBy('id').execute();
    return rows.map(({ code }) => code);
  };
  expect(await keptOn('2036-11-26T10:00:00-03:00')).toEqual([resolved, waiting]);
  expect(await keptOn('2036-11-29T10:00:00-03:00')).toEqual([waiting]);
  await ctx.close();
});

test('resetting the demo forgets everybody and keeps the catalogues', async () => {
  const ctx = await openContext(await loadRuntime());
  const client = await signUpWithPerson(ctx);
  await addPet(client);
  await importExternalPolicies(ctx.ports, [externalPolicyLine(client.email)], { checkOnly: false });
  const petId = await addPet(client);
  await addEvent(client, eventBody(petId));
  await requestCancellation(client, policyOf(petId));
  const claimId = await addClaim(client, petId);
  await addMovement(ctx.ports, claimId, { kind: 'AVISO', text: 'Lo vimos' });
  await completeDemoForm(ctx.ports, await sendForm(client, claimId));
  const eva = await signUpWithPerson(ctx);
  await addPet(eva);
  await eva.call(calls.deleteAccount, { body: { password: PASSWORD } });
  const legal = { tipo: 'BAJA', nombre: 'Eva Prueba', dni: '30123456', email: eva.email };
  await eva.call(calls.createLegalRequest, { body: legal, token: null });
  await resetDemo(ctx.ports);
  const personal = (await tablesOf(ctx)).filter(({ name }) => !CATALOGUES.includes(name));
  for (const { name } of personal) expect([name, await rowsOf(ctx, name)]).toEqual([name, []]);
  expect((await client.call(calls.listPlans)).body.length).toBeGreaterThanOrEqual(3);
  await ctx.close();
});

test('resetting the demo takes the photos away, and can be repeated when their store failed', async () => {
  const ctx = await openContext(await loadRuntime());
  const client = await signUpAndLogIn(ctx);
  const { id, path } = await addPetWithPhoto(client);
  const photo = () => ctx.ports.blobs.get(`pets/${id}/${hashOf(path)}`);
  const failing = { ...ctx.ports.blobs, delete: () => Promise.reject(new Error('no store')) };
  await expect(resetDemo({ ...ctx.ports, blobs: failing })).rejects.toThrow('no store');
  expect(await rowsOf(ctx, 'pets')).toEqual([]);
  expect(await photo()).not.toBeNull();
  await resetDemo(ctx.ports);
  expect(await photo()).toBeNull();
  expect(await rowsOf(ctx, 'orphaned_blobs')).toEqual([]);
  await ctx.close();
});
