/** Botón de baja and Botón de arrepentimiento (Disposición 954/2025). */
import { calls } from '@huella/contract';
import { deliverOutbox } from '@huella/server';
import { todayInArgentina } from '@huella/validation/day';
import { expect, test } from 'vitest';
import { HOUR } from '../src/suite-context.ts';
import { signUpAndLogIn } from '../src/fixtures.ts';
import { fieldMessages, newClient, type Client } from '../src/client.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const request = { tipo: 'BAJA', nombre: 'Ana Prueba', dni: '30123456', poliza: null, motivo: null };

function ask(client: Client, changes: object = {}, key?: string) {
  const body = { ...request, email: client.email, ...changes };
  return client.call(calls.createLegalRequest, { body, token: null, ...(key !== undefined && { key }) });
}

const ctx = useSuiteContext();

const year = () => todayInArgentina(ctx().ports.clock.now()).slice(0, 4);
const mailsTo = async (email: string) => {
  await deliverOutbox(ctx().ports);
  return ctx().mails.filter(({ to }) => to === email);
};

test('anybody gets a number at once and the same one by mail', async () => {
  const client = newClient(ctx());
  const { status, body } = await ask(client);
  expect(status).toBe(201);
  expect(body.codigo).toMatch(new RegExp(`^BAJA-${year()}-[0-9A-HJKMNP-TV-Z]{6}$`));
  expect(body.fecha).toBe(ctx().ports.clock.now().toISOString());
  // Not a counter: nobody can read off how many people leave.
  expect(Object.keys(body)).toEqual(['codigo', 'fecha']);
  const [mail, ...more] = await mailsTo(client.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Recibimos su pedido de baja: ${body.codigo}`);
  expect(mail?.text).toContain(`Número de gestión: ${body.codigo}`);
  expect(mail?.text).toContain('Disposición 954/2025');
});

test('the mail of an arrepentimiento says the law’s ten days', async () => {
  const client = newClient(ctx());
  const { body } = await ask(client, { tipo: 'ARREPENTIMIENTO' });
  expect(body.codigo).toMatch(new RegExp(`^ARREP-${year()}-`));
  const [mail] = await mailsTo(client.email);
  expect(mail?.text).toContain('10 días corridos');
  expect(mail?.text).toContain('artículo 34 de la Ley 24.240 y artículo 1110 del Código Civil y Comercial');
});

test('what was asked is kept as it was meant', async () => {
  const client = newClient(ctx());
  const typed = { nombre: ' Ana  María ', dni: '30.123.456', email: ` ${client.email.toUpperCase()} ` };
  const { body } = await ask(client, { ...typed, poliza: ' HU-1 ', motivo: 'Me mudo\nlejos ' });
  const row = await ctx()
    .ports.db.selectFrom('legal_requests')
    .selectAll()
    .where('code', '=', body.codigo)
    .executeTakeFirst();
  expect(row).toMatchObject({
    kind: 'BAJA',
    code: body.codigo,
    nombre: 'Ana María',
    dni: '30123456',
    email: client.email,
    policy_number: 'HU-1',
    reason: 'Me mudo\nlejos',
    estado: 'PENDIENTE',
  });
});

test('known and unknown people get the same answer', async () => {
  const known = await ask(await signUpAndLogIn(ctx()));
  const unknown = await ask(newClient(ctx()), { poliza: 'HU-99999999' });
  expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)]);
});

test('the same key answers the same number and one mail; another body under it is rejected', async () => {
  const client = newClient(ctx());
  const key = `baja-${client.email}`;
  const replies = await Promise.all([1, 2, 3].map(() => ask(client, {}, key)));
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(replies.map(({ body }) => body.codigo)).size).toBe(1);
  expect(await mailsTo(client.email)).toHaveLength(1);
  const other = await ask(client, { tipo: 'ARREPENTIMIENTO' }, key);
  expect([other.status, other.body.code]).toEqual([409, 'idempotency_mismatch']);
});

test('every wrong field has its sentence', async () => {
  const wrong = { tipo: 'X', nombre: ' ', dni: '123', email: 'ana@', motivo: 'x'.repeat(1001) };
  const reply = await ask(newClient(ctx()), { ...wrong, poliza: 'x'.repeat(41) });
  expect(reply.status).toBe(422);
  expect(fieldMessages(reply)).toEqual({
    tipo: 'Por favor, indique qué desea pedir',
    nombre: 'Por favor, ingrese su nombre y apellido',
    dni: 'Su número de documento debe tener 8 dígitos',
    email: 'Por favor, ingrese un email válido',
    poliza: 'Supera la longitud máxima',
    motivo: 'El motivo puede tener hasta 1000 caracteres',
  });
  expect((await ask(newClient(ctx()), { nombre: null })).status).toBe(422);
});

test('O-SE-04 nothing that was typed into the public form is carried to the email', async () => {
  const client = newClient(ctx());
  const typed = {
    nombre: 'Gane Un Premio',
    poliza: 'evil.example',
    motivo: '<a href="https://evil.example">x</a>',
  };
  await ask(client, typed);
  const [mail] = await mailsTo(client.email);
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/evil|Premio/);
});

test('one IP, and one mailbox, cannot be flooded', async () => {
  const flooder = newClient(ctx());
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1)
    statuses.push((await ask(flooder, { email: `vecino${time}@correo.example` })).status);
  expect([statuses.indexOf(429), statuses.length]).toEqual([30, 31]);
  const victim = newClient(ctx());
  const sent: number[] = [];
  for (let time = 0; time < 11; time += 1)
    sent.push((await ask(newClient(ctx()), { email: victim.email })).status);
  expect([sent.indexOf(429), sent.length]).toEqual([10, 11]);
  ctx().advance(HOUR);
  expect((await ask(victim)).status).toBe(201);
});

test('O-SE-10 nothing of a request is logged', async () => {
  const client = newClient(ctx());
  const { body } = await ask(client, { nombre: 'Anastasia', motivo: 'Un motivo privado' });
  await mailsTo(client.email);
  const log = ctx().logged.join('\n');
  for (const secret of [client.email, 'Anastasia', 'motivo privado', body.codigo])
    expect(log).not.toContain(secret);
  expect(log).toContain('"call":"createLegalRequest"');
});
