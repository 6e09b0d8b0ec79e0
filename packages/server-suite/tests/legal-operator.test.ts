import { calls } from '@huella/contract';
import { deliverOutbox } from '@huella/server';
import { listLegalRequests, resolveLegalRequest } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { addPet, signUpWithPerson } from '../src/fixtures.ts';
import { newClient, type Client } from '../src/client.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

async function ask(client: Client, changes: object = {}): Promise<string> {
  const body = { tipo: 'BAJA', nombre: 'Ana Prueba', dni: '30123456', email: client.email, ...changes };
  return (await client.call(calls.createLegalRequest, { body, token: null })).body.codigo;
}

const ctx = useSuiteContext();

const pending = async () => (await listLegalRequests(ctx().ports.db)).map(({ code }) => code);
const lastMailTo = async (email: string) => {
  await deliverOutbox(ctx().ports);
  return ctx().mails.findLast(({ to }) => to === email);
};
async function insured() {
  const client = await signUpWithPerson(ctx());
  const number = `HU-${String(await addPet(client)).padStart(8, '0')}`;
  const state = async () => {
    const search = `?email=${encodeURIComponent(client.email)}`;
    return (await client.call(calls.listCardRecords, { search })).body[0].estado;
  };
  return { client, number, state };
}

test('what waits is listed and closed once, and the person is told', async () => {
  const client = newClient(ctx());
  const code = await ask(client);
  expect(await pending()).toContain(code);
  expect(await resolveLegalRequest(ctx().ports, code.toLowerCase())).toBe('resolved');
  expect(await pending()).not.toContain(code);
  expect((await listLegalRequests(ctx().ports.db, 'RESUELTA')).map((each) => each.code)).toContain(code);
  expect(await resolveLegalRequest(ctx().ports, code)).toBe('already_resolved');
  expect(await resolveLegalRequest(ctx().ports, 'BAJA-2026-ZZZZZZ')).toBe('not_found');
  expect(await lastMailTo(client.email)).toMatchObject({ subject: `Su gestión ${code} está resuelta` });
});

test('with its policy: the card says ANULADA and the mail says so', async () => {
  const { client, number, state } = await insured();
  const code = await ask(client, { tipo: 'ARREPENTIMIENTO', poliza: number });
  expect(await state()).toBe('vigente');
  expect(await resolveLegalRequest(ctx().ports, code, { cancelPolicy: number })).toBe('resolved');
  expect(await state()).toBe('anulada');
  const mail = await lastMailTo(client.email);
  expect(mail?.text).toContain(`La póliza ${number} está anulada.`);
  expect(mail?.text).toContain('Le devolvemos lo que haya pagado');
});

test('a policy that is not there leaves the request open', async () => {
  const code = await ask(newClient(ctx()));
  const cancelPolicy = 'HU-99999999';
  expect(await resolveLegalRequest(ctx().ports, code, { cancelPolicy })).toBe('policy_not_found');
  expect(await pending()).toContain(code);
});

test('somebody with another DNI ends no policy unless it was looked into', async () => {
  const { number, state } = await insured();
  const code = await ask(newClient(ctx()), { dni: '40111222', poliza: number });
  const { ports } = ctx();
  expect(await resolveLegalRequest(ports, code, { cancelPolicy: number })).toBe('holder_mismatch');
  expect([await state(), (await pending()).includes(code)]).toEqual(['vigente', true]);
  expect(await resolveLegalRequest(ports, code, { cancelPolicy: number, isChecked: true })).toBe('resolved');
  expect(await state()).toBe('anulada');
});
