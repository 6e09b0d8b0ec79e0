import { calls } from '@huella/contract';
import { deliverOutbox, MailFailure, queueState } from '@huella/server';
import { addMovement } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { deliverAllPushes, newSubscription, subscribe } from '../src/subscriptions.ts';
import { addClaim } from '../src/claims.ts';
import { newClient } from '../src/client.ts';
import { addPet, signUpWithPerson } from '../src/fixtures.ts';
import { MINUTE } from '../src/suite-context.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

const rejectMail = () => Promise.reject(new MailFailure('refused', new Error('550')));
const state = () => queueState(ctx().ports.db, ctx().ports.clock.now());

async function askLegal(): Promise<void> {
  const body = { tipo: 'BAJA', nombre: 'Ana Prueba', dni: '30123456', email: 'ana@correo.example' };
  expect((await newClient(ctx()).call(calls.createLegalRequest, { body })).status).toBe(201);
}

test('mails that wait are counted from the first on, and abandoned ones beside them', async () => {
  expect(await state()).toMatchObject({ mailsWaiting: 0, oldestMailAge: 0, mailsAbandoned: 0 });
  await askLegal();
  ctx().advance(MINUTE);
  await askLegal();
  expect(await state()).toMatchObject({ mailsWaiting: 2, oldestMailAge: 60, mailsAbandoned: 0 });
  await deliverOutbox({ ...ctx().ports, mail: { send: rejectMail } });
  expect(await state()).toMatchObject({ mailsWaiting: 0, oldestMailAge: 0, mailsAbandoned: 2 });
});

test('push messages that wait are counted from when they are due', async () => {
  expect(await state()).toMatchObject({ pushesWaiting: 0, longestPushDelay: 0 });
  const client = await signUpWithPerson(ctx());
  await subscribe(client, newSubscription());
  const claimId = await addClaim(client, await addPet(client));
  await addMovement(ctx().ports, claimId, { kind: 'AVISO', text: 'Novedad' });
  const { pushesWaiting } = await state();
  expect(pushesWaiting).toBeGreaterThan(0);
  ctx().advance(MINUTE);
  expect(await state()).toMatchObject({ pushesWaiting, longestPushDelay: expect.closeTo(60, 0) });
  await deliverAllPushes(ctx().ports);
  expect(await state()).toMatchObject({ pushesWaiting: 0, longestPushDelay: 0 });
});
