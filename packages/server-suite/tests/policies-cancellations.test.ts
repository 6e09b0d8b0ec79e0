/** Early ends of policies: the owner asks, the insurer decides (D35). */
import { calls } from '@huella/contract';
import { deliverOutbox } from '@huella/server';
import {
  cancelPolicy,
  confirmCancellation,
  listCancellations,
  rejectCancellation,
  resolveLegalRequest,
} from '@huella/server/operator';
import { expect, test } from 'vitest';
import { requestCancellation, cancellationsOf, policyOf } from '../src/cancellations.ts';
import { claimBody } from '../src/claims.ts';
import { fieldMessages, newClient, statusesOf, type Client } from '../src/client.ts';
import { addPet, signUpWithPerson } from '../src/fixtures.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

async function insured() {
  const client = await signUpWithPerson(ctx());
  const petId = await addPet(client);
  return { client, petId, poliza: policyOf(petId) };
}

const startOn = (petId: number, start_day: string) =>
  ctx().ports.db.updateTable('policies').set({ start_day }).where('pet_id', '=', petId).execute();

async function cardOf(client: Client) {
  const search = `?email=${encodeURIComponent(client.email)}`;
  return (await client.call(calls.listCardRecords, { search })).body[0];
}

async function mailsTo(email: string) {
  await deliverOutbox(ctx().ports);
  return ctx().mails.filter(({ to }) => to === email);
}

test('the owner gets a number at once, the same one by mail, and the coverage goes on', async () => {
  const { client, poliza } = await insured();
  const { status, body } = await requestCancellation(client, poliza);
  expect(status).toBe(201);
  expect(body).toEqual({
    codigo: expect.stringMatching(/^ANUL-2026-[0-9A-HJKMNP-TV-Z]{6}$/),
    poliza,
    mascota: 'Luna',
    motivo: 'OTRO',
    detalle: 'Me mudo',
    estado: 'PENDIENTE',
    fecha: ctx().ports.clock.now().toISOString(),
    resuelta: null,
    respuesta: null,
  });
  expect(await cancellationsOf(client)).toEqual([body]);
  expect(await cardOf(client)).toMatchObject({ estado: 'vigente', anulada: null });
  const mail = (await mailsTo(client.email)).at(-1);
  expect(mail?.subject).toBe(`Recibimos su pedido de baja: ${body.codigo}`);
  expect(mail?.text).toContain(`Número de gestión: ${body.codigo}`);
  expect(mail?.text).toContain('/tabs/baja-cobertura');
  expect(mail?.text).not.toContain('Me mudo');
});

test('nobody has to say why, and a reason is as long as it may be', async () => {
  const { client, poliza } = await insured();
  const wrong = await requestCancellation(client, poliza, { motivo: 'PORQUE SÍ', detalle: 'x'.repeat(1001) });
  expect([wrong.status, fieldMessages(wrong)]).toEqual([
    422,
    { motivo: 'Por favor, elija un motivo', detalle: 'El detalle puede tener hasta 1000 caracteres' },
  ]);
  const silent = await requestCancellation(client, ` ${poliza} `, { motivo: 'SIN_RESPUESTA', detalle: null });
  expect([silent.status, silent.body.detalle, silent.body.poliza]).toEqual([201, null, poliza]);
});

test('O-SE-03 somebody else’s policy is unknown, and so is their request', async () => {
  const { client, poliza } = await insured();
  const { client: stranger } = await insured();
  const foreign = await requestCancellation(stranger, poliza);
  const unknown = await requestCancellation(stranger, 'HU-99999999');
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(unknown.body);
  await requestCancellation(client, poliza);
  expect(await cancellationsOf(stranger)).toEqual([]);
  for (const call of [calls.requestCancellation, calls.listCancellationRequests])
    expect((await newClient(ctx()).call(call, { token: null })).status).toBe(401);
});

test('one request waits per policy, also of three at once; another pet’s is its own', async () => {
  const { client, poliza } = await insured();
  const other = policyOf(await addPet(client, { nombre: 'Sol' }));
  const replies = await Promise.all([1, 2, 3].map(() => requestCancellation(client, poliza)));
  expect(statusesOf(replies)).toEqual([201, 409, 409]);
  const late = await requestCancellation(client, poliza);
  expect(late.body).toEqual({
    code: 'cancellation_pending',
    message: 'Ya recibimos un pedido de baja de esta póliza.',
  });
  expect((await requestCancellation(client, other)).status).toBe(201);
  expect((await cancellationsOf(client)).map(({ mascota }: { mascota: string }) => mascota)).toEqual([
    'Sol',
    'Luna',
  ]);
});

test('the same request sent again has the same number and one mail', async () => {
  const { client, poliza } = await insured();
  const first = await requestCancellation(client, poliza, { key: 'una-clave' });
  const again = await requestCancellation(client, poliza, { key: 'una-clave' });
  expect([again.status, again.body]).toEqual([201, first.body]);
  const received = (await mailsTo(client.email)).filter(({ subject }) => subject.includes(first.body.codigo));
  expect(received).toHaveLength(1);
});

test('a policy that has not begun can be ended, one that is over cannot', async () => {
  const { client, petId, poliza } = await insured();
  await startOn(petId, '2025-11-20');
  const over = await requestCancellation(client, poliza);
  expect([over.status, fieldMessages(over)]).toEqual([
    422,
    { poliza: 'Esta póliza ya terminó: no hace falta pedir la baja.' },
  ]);
  await startOn(petId, '2026-12-01');
  expect((await requestCancellation(client, poliza)).status).toBe(201);
});

test('confirmed: the policy is ANULADA with its day, nothing of that day can be claimed, and the owner is told', async () => {
  const { client, petId, poliza } = await insured();
  await startOn(petId, '2026-11-20');
  const { codigo } = (await requestCancellation(client, poliza)).body;
  expect((await listCancellations(ctx().ports.db)).map(({ code }) => code)).toContain(codigo);
  expect(await confirmCancellation(ctx().ports, codigo.toLowerCase())).toBe('confirmed');
  expect(await cardOf(client)).toMatchObject({ estado: 'anulada', anulada: '2026-11-27' });
  expect((await client.call(calls.listPets)).body).toMatchObject([{ id: petId, anulada: '2026-11-27' }]);
  const now = ctx().ports.clock.now().toISOString();
  expect(await cancellationsOf(client)).toMatchObject([{ estado: 'CONFIRMADA', resuelta: now }]);
  const claim = await client.call(calls.createClaim, { body: claimBody(petId) });
  expect(claim.body.data).toContain('se anuló el 27/11/2026');
  const mail = (await mailsTo(client.email)).at(-1);
  expect(mail?.subject).toBe('Su póliza está anulada');
  expect(mail?.text).toContain(`Número de gestión: ${codigo}`);
  expect((await requestCancellation(client, poliza)).status).toBe(422);
  expect(await listCancellations(ctx().ports.db)).not.toContainEqual(
    expect.objectContaining({ code: codigo }),
  );
});

test('rejected: the policy stays, the owner reads why and may ask again', async () => {
  const { client, poliza } = await insured();
  const { codigo } = (await requestCancellation(client, poliza)).body;
  for (const reason of ['', ' ', '\u0000', 'a\ud800', 'a'.repeat(501)])
    expect(await rejectCancellation(ctx().ports, codigo, reason)).toBe('invalid_text');
  expect(await rejectCancellation(ctx().ports, codigo, ' La pidió otra persona ')).toBe('rejected');
  expect(await cardOf(client)).toMatchObject({ estado: 'vigente', anulada: null });
  const respuesta = 'La pidió otra persona';
  expect(await cancellationsOf(client)).toMatchObject([{ estado: 'RECHAZADA', respuesta }]);
  const mail = (await mailsTo(client.email)).at(-1);
  expect(mail?.subject).toBe('No pudimos dar de baja su póliza');
  expect(mail?.text).toContain('La pidió otra persona');
  expect((await requestCancellation(client, poliza)).status).toBe(201);
});

test('it is decided once, also of two operators at once', async () => {
  const { client, poliza } = await insured();
  const { codigo } = (await requestCancellation(client, poliza)).body;
  const { ports } = ctx();
  const outcomes = await Promise.all([
    confirmCancellation(ports, codigo),
    rejectCancellation(ports, codigo, 'No'),
    confirmCancellation(ports, codigo),
  ]);
  expect(outcomes.filter((outcome) => outcome === 'already_resolved')).toHaveLength(2);
  const { estado } = await cardOf(client);
  expect(estado).toBe(outcomes.includes('confirmed') ? 'anulada' : 'vigente');
  expect(await confirmCancellation(ports, codigo)).toBe('already_resolved');
  expect(await rejectCancellation(ports, codigo, 'No')).toBe('already_resolved');
  expect(await confirmCancellation(ports, 'ANUL-2026-ZZZZZZ')).toBe('not_found');
});

test('a policy that ends another way takes its request along', async () => {
  const { ports } = ctx();
  const ways = [
    (number: string) => cancelPolicy(ports, number),
    async (number: string) => {
      const body = { tipo: 'BAJA', nombre: 'Ana Prueba', dni: '30123456', email: 'ana@correo.example' };
      const { codigo } = (await newClient(ctx()).call(calls.createLegalRequest, { body, token: null })).body;
      return resolveLegalRequest(ports, codigo, { cancelPolicy: number });
    },
  ];
  for (const end of ways) {
    const { client, poliza } = await insured();
    const { codigo } = (await requestCancellation(client, poliza)).body;
    expect(['cancelled', 'resolved']).toContain(await end(poliza));
    expect(await cancellationsOf(client)).toMatchObject([{ codigo, estado: 'CONFIRMADA' }]);
    expect((await mailsTo(client.email)).at(-1)?.subject).toBe('Su póliza está anulada');
  }
});

test('of an end and a request for it at once neither is left over', async () => {
  const { client, poliza } = await insured();
  const [reply, outcome] = await Promise.all([
    requestCancellation(client, poliza),
    cancelPolicy(ctx().ports, poliza),
  ]);
  expect(outcome).toBe('cancelled');
  expect([201, 422]).toContain(reply.status);
  const waiting = (await cancellationsOf(client)).filter(
    ({ estado }: { estado: string }) => estado === 'PENDIENTE',
  );
  expect(waiting).toEqual([]);
});
