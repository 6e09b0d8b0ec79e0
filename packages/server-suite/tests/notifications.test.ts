import { calls, type Notification } from '@huella/contract';
import { sweepExpired } from '@huella/server';
import {
  addMovement,
  approveClaim,
  closeClaim,
  completeDemoForm,
  declineDemoForm,
  recordPaper,
  recordReceipt,
  payClaim,
  rejectClaim,
} from '@huella/server/operator';
import { expect, test } from 'vitest';
import { atInstant } from '../src/at-instant.ts';
import { sendPaper } from '../src/claim-files.ts';
import { addClaim, sendForm } from '../src/claims.ts';
import type { Client } from '../src/client.ts';
import { addPet, logIn, signUpAndLogIn, signUpWithPerson } from '../src/fixtures.ts';
import { DAY } from '../src/suite-context.ts';
import { rowsOf } from '../src/tables.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

async function claimant() {
  const client = await signUpWithPerson(ctx());
  const petId = await addPet(client);
  return { client, petId, claimId: await addClaim(client, petId) };
}

interface Inbox {
  readonly avisos: readonly Notification[];
  readonly sin_leer: number;
  readonly siguiente: number | null;
}

async function inboxOf(client: Client, search = ''): Promise<Inbox> {
  const reply = await client.call(calls.listNotifications, { search });
  expect(reply.status).toBe(200);
  return reply.body;
}

const markRead = async (client: Client, hasta: number) =>
  (await client.call(calls.markNotificationsRead, { body: { hasta } })).body;

test('a claim’s life is in the inbox, newest first, each line with its kind, its pet and its screen', async () => {
  const { client, claimId } = await claimant();
  const { ports } = ctx();
  const form = await sendForm(client, claimId);
  await completeDemoForm(ports, form);
  await addMovement(ports, claimId, { kind: 'PENDIENTE', text: 'Falta la firma' });
  await recordPaper(ports, claimId, { slot: 'cbu', state: 'received' });
  await recordPaper(ports, claimId, { slot: 'cbu', state: 'returned', reason: 'Está borroso' });
  await recordReceipt(ports, claimId, { formId: form, concept: 'Consulta', amount: 15_000 });
  await approveClaim(ports, claimId, []);
  await payClaim(ports, claimId, '1234');
  const { avisos, sin_leer, siguiente } = await inboxOf(client);
  expect(avisos.map(({ tipo, titulo }) => [tipo, titulo])).toEqual([
    ['Siniestro', 'Pagamos su siniestro'],
    ['Siniestro', 'Resolvimos su siniestro'],
    ['Siniestro', 'Recibimos un comprobante'],
    ['Documentacion', 'Le pedimos otra vez un archivo'],
    ['Siniestro', 'Recibimos un documento'],
    ['Documentacion', 'Hace falta algo'],
    ['FormularioVeterinario', 'Formulario completado'],
    ['Siniestro', 'Recibimos su siniestro'],
  ]);
  expect([sin_leer, siguiente]).toEqual([8, null]);
  expect(avisos[0]).toEqual({
    id: expect.any(Number),
    tipo: 'Siniestro',
    titulo: 'Pagamos su siniestro',
    texto: `Siniestro número ${claimId} de Luna. Ábralo para ver el detalle.`,
    ruta: `/tabs/siniestros/menu-siniestro/${claimId}`,
    fecha: ports.clock.now().toISOString(),
    leido: false,
  });
  expect(new Set(avisos.map(({ ruta }) => ruta)).size).toBe(1);
});

test('a form that was declined, and a claim that was rejected or closed, are told', async () => {
  const { client, petId, claimId } = await claimant();
  const { ports } = ctx();
  await declineDemoForm(ports, await sendForm(client, claimId));
  await rejectClaim(ports, claimId, 'No corresponde');
  const other = await addClaim(client, petId, { denuncia_administrativa: 'Otra cosa' });
  await closeClaim(ports, other, 'La retiró');
  const { avisos } = await inboxOf(client);
  expect(avisos.map(({ titulo }) => titulo)).toEqual([
    'Cerramos su siniestro',
    'Recibimos su siniestro',
    'Resolvimos su siniestro',
    'Formulario sin completar',
    'Recibimos su siniestro',
  ]);
});

test('what a person sends is told where something else is next then, and not once per file', async () => {
  const { client, claimId } = await claimant();
  await completeDemoForm(ctx().ports, await sendForm(client, claimId));
  const before = (await inboxOf(client)).avisos.length;
  for (const slot of ['dniFrente', 'dniDorso', 'libretas', 'cbu'] as const)
    await sendPaper(client, claimId, slot);
  const { avisos } = await inboxOf(client);
  expect(avisos.slice(0, -before).map(({ tipo, titulo }) => [tipo, titulo])).toEqual([
    ['Documentacion', 'Faltan comprobantes'],
  ]);
});

test('nothing that happened is told where the change failed', async () => {
  const { client, claimId } = await claimant();
  expect(await payClaim(ctx().ports, claimId, '1234')).toBe('nothing_owed');
  expect((await inboxOf(client)).avisos).toHaveLength(1);
});

test('the inbox calls a pet what it is called now', async () => {
  const { client, petId } = await claimant();
  await ctx().ports.db.updateTable('pets').set({ nombre: 'Sol' }).where('id', '=', petId).execute();
  const [first] = (await inboxOf(client)).avisos;
  expect(first?.texto).toContain('de Sol.');
});

async function tell(claimId: number, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await addMovement(ctx().ports, claimId, { kind: 'AVISO', text: `Novedad ${index}` });
}

test('the inbox comes in pages without a gap, also when something new comes meanwhile', async () => {
  const { client, claimId } = await claimant();
  await tell(claimId, 4);
  const first = await inboxOf(client, '?limite=2');
  await tell(claimId, 1);
  const second = await inboxOf(client, `?limite=2&antes=${first.siguiente}`);
  const third = await inboxOf(client, `?limite=2&antes=${second.siguiente}`);
  expect(third.siguiente).toBeNull();
  const ids = [first, second, third].flatMap(({ avisos }) => avisos.map(({ id }) => id));
  const all = (await inboxOf(client)).avisos.map(({ id }) => id);
  expect(ids).toEqual(all.slice(1));
});

test.each(['limite=0', 'limite=51', 'limite=-1', 'limite=x', 'antes=0', 'antes=1e3', 'antes='])(
  'a page that cannot be (%s) is rejected',
  async (search) => {
    const client = await signUpAndLogIn(ctx());
    const { status } = await client.call(calls.listNotifications, { search: `?${search}` });
    expect([400, 422]).toContain(status);
  },
);

test('reading goes up to one line: what is newer stays unread', async () => {
  const { client, claimId } = await claimant();
  await tell(claimId, 2);
  const [newest, middle] = (await inboxOf(client)).avisos;
  expect(await markRead(client, middle?.id ?? 0)).toEqual({ sin_leer: 1 });
  expect((await inboxOf(client)).avisos.map(({ leido }) => leido)).toEqual([false, true, true]);
  expect(await markRead(client, newest?.id ?? 0)).toEqual({ sin_leer: 0 });
});

test('a line read twice keeps the moment of the first time', async () => {
  const { client } = await claimant();
  const [line] = (await inboxOf(client)).avisos;
  const readAt = async () =>
    (await rowsOf(ctx(), 'notifications')).find(({ id }) => Number(id) === line?.id)?.['read_at'];
  await markRead(client, line?.id ?? 0);
  const first = await readAt();
  ctx().advance(1000);
  await markRead(client, line?.id ?? 0);
  expect(await readAt()).toEqual(first);
});

test('nobody reads or marks what another person was told', async () => {
  const { client, claimId } = await claimant();
  await tell(claimId, 1);
  const other = await signUpAndLogIn(ctx());
  expect(await inboxOf(other)).toEqual({ avisos: [], sin_leer: 0, siguiente: null });
  const [newest] = (await inboxOf(client)).avisos;
  expect(await markRead(other, newest?.id ?? 0)).toEqual({ sin_leer: 0 });
  expect((await inboxOf(client)).sin_leer).toBe(2);
  for (const call of [calls.listNotifications, calls.getPushKey, calls.getNotificationSettings])
    expect((await client.call(call, { token: null })).status).toBe(401);
});

test('200 lines of an account are kept, and nobody else’s are taken for them', async () => {
  const other = await claimant();
  const { client, claimId } = await claimant();
  await tell(claimId, 201);
  const [account] = await ctx()
    .ports.db.selectFrom('accounts')
    .select('id')
    .where('email', '=', client.email)
    .execute();
  const kept = (await rowsOf(ctx(), 'notifications')).filter((row) => row['account_id'] === account?.id);
  expect(kept).toHaveLength(200);
  expect((await inboxOf(client)).avisos[0]?.titulo).toBe('Novedades de su siniestro');
  expect((await inboxOf(other.client)).avisos).toHaveLength(1);
});

const after = (days: number) =>
  atInstant(ctx(), new Date(ctx().ports.clock.now().getTime() + days * DAY).toISOString()).ports;

test('a line is swept away after 90 days', async () => {
  const { client } = await claimant();
  await sweepExpired(after(89));
  await logIn(client);
  expect((await inboxOf(client)).avisos).toHaveLength(1);
  await sweepExpired(after(91));
  await logIn(client);
  expect((await inboxOf(client)).avisos).toEqual([]);
});

test('a notification that this version does not know is told in words that fit', async () => {
  const { client } = await claimant();
  await ctx().ports.db.updateTable('notifications').set({ fact: 'of-a-newer-version' }).execute();
  expect((await inboxOf(client)).avisos[0]?.titulo).toBe('Novedades');
});
