import { calls } from '@huella/contract';
import { deliverOutbox } from '@huella/server';
import { listLegalRequests, resolveLegalRequest } from '@huella/server/operator';
import { expect, test } from 'vitest';
import type { Bench } from './home.ts';
import { addPet, withPerson } from './people.ts';
import { newVisitor, type Visitor } from './visitor.ts';

async function ask(visitor: Visitor, changes: object = {}): Promise<string> {
  const body = { tipo: 'BAJA', nombre: 'Ana Prueba', dni: '30123456', email: visitor.email, ...changes };
  return (await visitor.call(calls.createLegalRequest, { body, token: null })).body.codigo;
}

/** What the insurer does with the requests of the legal buttons (D81). */
export function legalOperatorTests(bench: () => Bench): void {
  const pending = async () => (await listLegalRequests(bench().ports.db)).map(({ code }) => code);
  const lastMailTo = async (email: string) => {
    await deliverOutbox(bench().ports);
    return bench().mails.findLast(({ to }) => to === email);
  };
  async function insured() {
    const visitor = await withPerson(bench());
    const number = `HU-${String(await addPet(visitor)).padStart(8, '0')}`;
    const state = async () => {
      const search = `?email=${encodeURIComponent(visitor.email)}`;
      return (await visitor.call(calls.listCardRecords, { search })).body[0].estado;
    };
    return { visitor, number, state };
  }

  test('what waits is listed and closed once, and the person is told', async () => {
    const visitor = newVisitor(bench());
    const code = await ask(visitor);
    expect(await pending()).toContain(code);
    expect(await resolveLegalRequest(bench().ports, code.toLowerCase())).toBe('resolved');
    expect(await pending()).not.toContain(code);
    expect((await listLegalRequests(bench().ports.db, 'RESUELTA')).map((each) => each.code)).toContain(code);
    expect(await resolveLegalRequest(bench().ports, code)).toBe('already');
    expect(await resolveLegalRequest(bench().ports, 'BAJA-2026-ZZZZZZ')).toBe('unknown');
    expect(await lastMailTo(visitor.email)).toMatchObject({ subject: `Su gestión ${code} está resuelta` });
  });

  test('with its policy: the card says ANULADA and the mail says so', async () => {
    const { visitor, number, state } = await insured();
    const code = await ask(visitor, { tipo: 'ARREPENTIMIENTO', poliza: number });
    expect(await state()).toBe('vigente');
    expect(await resolveLegalRequest(bench().ports, code, { cancel: number })).toBe('resolved');
    expect(await state()).toBe('anulada');
    const mail = await lastMailTo(visitor.email);
    expect(mail?.text).toContain(`La póliza ${number} está anulada.`);
    expect(mail?.text).toContain('Le devolvemos lo que haya pagado');
  });

  test('a policy that is not there leaves the request open', async () => {
    const code = await ask(newVisitor(bench()));
    const cancel = 'HU-99999999';
    expect(await resolveLegalRequest(bench().ports, code, { cancel })).toBe('unknown-policy');
    expect(await pending()).toContain(code);
  });

  test('somebody with another DNI ends no policy unless it was looked into', async () => {
    const { number, state } = await insured();
    const code = await ask(newVisitor(bench()), { dni: '40111222', poliza: number });
    const { ports } = bench();
    expect(await resolveLegalRequest(ports, code, { cancel: number })).toBe('other-holder');
    expect([await state(), (await pending()).includes(code)]).toEqual(['vigente', true]);
    expect(await resolveLegalRequest(ports, code, { cancel: number, isChecked: true })).toBe('resolved');
    expect(await state()).toBe('anulada');
  });
}
