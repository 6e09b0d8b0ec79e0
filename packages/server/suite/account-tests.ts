import { calls } from '@huella/contract';
import { createApp, deliverOutbox, sweepExpired } from '@huella/server';
import { addYears, todayInArgentina } from '@huella/validation/day';
import { expect, test } from 'vitest';
import { DAY, MINUTE, SECOND, type Bench } from './home.ts';
import { addPet, logIn, member, PASSWORD, register, withPerson } from './people.ts';
import { addPictured, hashOf } from './pictures.ts';
import { rowsOf, tablesOf } from './tables.ts';
import { fieldMessages, newVisitor, statusesOf, type Visitor } from './visitor.ts';
import { withPasswords } from './with-passwords.ts';

const remove = (visitor: Visitor, password = PASSWORD) =>
  visitor.call(calls.deleteAccount, { body: { password } });

const policyOf = (petId: number) => `HU-${String(petId).padStart(8, '0')}`;

/** The end of an account (Ley 25.326, artículo 16). */
export function accountTests(bench: () => Bench): void {
  const accountOf = async ({ email }: Visitor) =>
    bench().ports.db.selectFrom('accounts').select('id').where('email_key', '=', email).executeTakeFirst();
  const retained = async (number: string) =>
    bench().ports.db.selectFrom('retained_policies').selectAll().where('number', '=', number).execute();
  /** As if the account had followed a mailed link. */
  async function associate({ email }: Visitor, accountId: number): Promise<string> {
    const pet = { nombre: 'Otto', color: 'Gris', sexo: 'M', animal: 'Gato', raza: 'Mestizo' } as const;
    const at = bench().ports.clock.now().toISOString();
    const number = `PORTAL-${accountId}`;
    await bench()
      .ports.db.insertInto('portal_policies')
      .values({
        ...pet,
        email_key: email,
        fecha_nacimiento: '2024-01-01',
        plan_id: 1,
        number,
        start_day: '2026-05-01',
        account_id: accountId,
        associated_at: at,
        created_at: at,
      })
      .execute();
    return number;
  }

  test('a deleted account is gone, its sessions with it, and the address may register anew', async () => {
    const visitor = await withPerson(bench());
    expect(await remove(visitor)).toMatchObject({ status: 200, body: {} });
    expect((await visitor.call(calls.listPets)).status).toBe(401);
    const body = { refresh_token: visitor.refreshToken };
    expect((await visitor.call(calls.refreshSession, { body })).status).toBe(401);
    const login = { email: visitor.email, password: PASSWORD };
    expect((await visitor.call(calls.login, { body: login })).status).toBe(401);
    await register(visitor);
    await logIn(visitor);
    expect((await visitor.call(calls.getPerson)).status).toBe(404);
  });

  test('a wrong password is told at its field, counts as a guess and deletes nothing', async () => {
    const visitor = await member(bench());
    const wrong = await remove(visitor, 'no-es-esta');
    expect([wrong.status, fieldMessages(wrong)]).toEqual([
      422,
      { password: 'La contraseña no es correcta.' },
    ]);
    const empty = await remove(visitor, '');
    expect(fieldMessages(empty)).toEqual({ password: 'Por favor, ingrese su contraseña' });
    const statuses: number[] = [];
    for (let guess = 0; guess < 10; guess += 1) statuses.push((await remove(visitor, `x${guess}`)).status);
    expect(statuses.indexOf(429)).toBe(9);
    const early = await remove(visitor);
    expect(early.status).toBe(429);
    expect((await visitor.call(calls.listPets)).status).toBe(200);
    bench().pass(Number(early.headers.get('Retry-After')) * SECOND);
    expect((await remove(visitor)).status).toBe(200);
  });

  test('nothing that names the account stays but what the law keeps', async () => {
    const visitor = await withPerson(bench());
    const petId = await addPet(visitor);
    await visitor.call(calls.requestDataChange, { body: { mascotaId: petId, mascotaNombre: 'Sol' } });
    await visitor.call(calls.requestSyncLink, { body: { email: 'otra@correo.example' } });
    await visitor.call(calls.recoverPassword, { body: { email: visitor.email }, key: 'olvido' });
    await visitor.call(calls.requestSyncLink, { body: { email: visitor.email }, key: 'asociar' });
    await deliverOutbox(bench().ports);
    await visitor.call(calls.recoverPassword, { body: { email: visitor.email } });
    const id = (await accountOf(visitor))?.id;
    await associate(visitor, id!);
    expect((await remove(visitor)).status).toBe(200);
    await deliverOutbox(bench().ports);
    const tables = await tablesOf(bench());
    expect(tables.length).toBeGreaterThan(20);
    for (const { name, columns } of tables) {
      if (name === 'retained_policies' || name === 'legal_requests') continue;
      const rows = await rowsOf(bench(), name);
      expect([name, rows.filter((row) => JSON.stringify(row).includes(visitor.email))]).toEqual([name, []]);
      if (!columns.includes('account_id')) continue;
      expect([name, rows.filter((row) => row['account_id'] === id)]).toEqual([name, []]);
    }
  });

  test('a policy of another channel that was associated is neither associated nor loaded again', async () => {
    const visitor = await withPerson(bench());
    const number = await associate(visitor, (await accountOf(visitor))!.id);
    await remove(visitor);
    const { db } = bench().ports;
    const rows = await db.selectFrom('portal_policies').selectAll().where('number', '=', number).execute();
    expect(rows).toMatchObject([{ account_id: null, email_key: '', nombre: '', color: '' }]);
    expect(rows[0]?.associated_at).not.toBeNull();
  });

  test('the pictures are gone from the store; one that fails does not bring the account back, and is tried again', async () => {
    const visitor = await withPerson(bench());
    const { id, path } = await addPictured(visitor);
    const { ports } = bench();
    const stored = () => ports.blobs.get(`pets/${id}/${hashOf(path)}`);
    expect(await stored()).not.toBeNull();
    await remove(visitor);
    expect(await stored()).toBeNull();

    const failing = { ...ports.blobs, delete: () => Promise.reject(new Error('no store')) };
    const app = createApp({ ...ports, blobs: failing }, { checkResponses: true });
    const unlucky = await withPerson({ ...bench(), app });
    const left = await addPictured(unlucky);
    const file = () => ports.blobs.get(`pets/${left.id}/${hashOf(left.path)}`);
    expect((await remove(unlucky)).status).toBe(200);
    expect(await accountOf(unlucky)).toBeUndefined();
    expect(await file()).not.toBeNull();
    await sweepExpired({ ...ports, blobs: failing });
    await sweepExpired(ports);
    expect(await file()).toBeNull();
    expect(await rowsOf(bench(), 'leftover_pictures')).toEqual([]);
  });

  test('of each policy stays who was insured, for what and from when until when, for ten years', async () => {
    const visitor = await withPerson(bench());
    const number = policyOf(await addPet(visitor));
    const today = todayInArgentina(bench().ports.clock.now());
    await remove(visitor);
    expect(await retained(number)).toEqual([
      expect.objectContaining({
        number,
        pet_name: 'Luna',
        holder: 'Ana Prueba',
        dni: '30123456',
        start_day: today,
        end_day: today,
        keep_until: addYears(today, 10),
      }),
    ]);
  });

  test('a policy that ended before keeps its own end', async () => {
    const visitor = await member(bench());
    const [old, cancelled] = [policyOf(await addPet(visitor)), policyOf(await addPet(visitor))];
    const { db } = bench().ports;
    await db.updateTable('policies').set({ start_day: '2024-02-29' }).where('number', '=', old).execute();
    await db
      .updateTable('policies')
      .set({ start_day: '2026-03-01', cancelled_at: '2026-11-02T01:30:00.000Z' })
      .where('number', '=', cancelled)
      .execute();
    await remove(visitor);
    expect(await retained(old)).toMatchObject([
      { end_day: '2025-03-01', keep_until: '2035-03-01', holder: visitor.email, dni: '' },
    ]);
    expect(await retained(cancelled)).toMatchObject([{ end_day: '2026-11-01', keep_until: '2036-11-01' }]);
  });

  test('what the law kept is swept after its time', async () => {
    const visitor = await withPerson(bench());
    const number = policyOf(await addPet(visitor));
    await remove(visitor);
    const [row] = await retained(number);
    const { db } = bench().ports;
    const at = async (instant: string) => {
      await sweepExpired({ ...bench().ports, clock: { now: () => new Date(instant) } });
      return (await retained(number)).length;
    };
    await db
      .updateTable('retained_policies')
      .set({ keep_until: '2026-11-27' })
      .where('id', '=', row!.id)
      .execute();
    expect(await at('2026-11-27T23:59:00-03:00')).toBe(1);
    expect(await at('2026-11-28T00:01:00-03:00')).toBe(0);
  });

  test('a mail confirms it, and none that waited for the account goes out', async () => {
    const visitor = await withPerson(bench());
    await addPet(visitor);
    await deliverOutbox(bench().ports);
    await visitor.call(calls.recoverPassword, { body: { email: visitor.email } });
    await visitor.call(calls.requestSyncLink, { body: { email: 'otra@correo.example' } });
    await remove(visitor);
    expect((await rowsOf(bench(), 'outbox')).map(({ kind }) => kind)).toEqual(['account-deleted']);
    await deliverOutbox(bench().ports);
    const mails = bench().mails.filter(({ to }) => to === visitor.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Su cuenta de Huella fue eliminada']);
    expect(mails[0]?.text).toContain(`Eliminamos la cuenta ${visitor.email}`);
    expect(mails[0]?.text).toContain('Código Civil y Comercial, artículo 328');
  });

  test('two deletions at once are one', async () => {
    const visitor = await withPerson(bench());
    const number = policyOf(await addPet(visitor));
    const replies = await Promise.all([remove(visitor), remove(visitor)]);
    expect(statusesOf(replies)).toEqual([200, 401]);
    expect(await retained(number)).toHaveLength(1);
  });

  test('a login that was under way does not survive the deletion', async () => {
    const visitor = await withPerson(bench());
    const { ports } = bench();
    const verify = async (hash: string, password: string) => {
      const fits = await ports.passwords.verify(hash, password);
      expect((await remove(visitor)).status).toBe(200);
      return fits;
    };
    const slow = Object.assign(newVisitor(withPasswords(bench(), { verify })), { email: visitor.email });
    const body = { email: visitor.email, password: PASSWORD };
    expect((await slow.call(calls.login, { body })).status).toBe(401);
    expect(await accountOf(visitor)).toBeUndefined();
  });

  test('registering and deleting a stranger’s address does not fill its mailbox', async () => {
    const visitor = await member(bench());
    const recover = () =>
      visitor.call(calls.recoverPassword, { body: { email: visitor.email }, token: null });
    for (let time = 0; time < 5; time += 1) expect((await recover()).status).toBe(200);
    for (let time = 0; time < 9; time += 1) {
      expect((await remove(visitor)).status).toBe(200);
      await register(visitor);
      await logIn(visitor);
    }
    expect((await recover()).status).toBe(429);
    await remove(visitor);
    const body = { email: visitor.email, password: PASSWORD, confirm: PASSWORD };
    const again = () => visitor.call(calls.register, { body, token: null });
    expect((await again()).status).toBe(429);
    bench().pass(15 * MINUTE);
    expect((await again()).status).toBe(200);
  });

  test('somebody else’s account stays', async () => {
    const [ana, eva] = [await withPerson(bench()), await withPerson(bench())];
    const petId = await addPet(eva);
    await remove(ana);
    expect((await eva.call(calls.getPet, { params: { id: petId } })).status).toBe(200);
    bench().pass(DAY);
    await logIn(eva);
  });

  test('O-SE-10 nothing of it is logged', async () => {
    const visitor = await withPerson(bench());
    await remove(visitor, 'Clave-equivocada-9');
    await remove(visitor);
    await deliverOutbox(bench().ports);
    const log = bench().logged.join('\n');
    for (const secret of [visitor.email, 'Clave-equivocada-9', PASSWORD]) expect(log).not.toContain(secret);
    expect(log).toContain('"call":"deleteAccount"');
  });

  test('without a session nobody deletes anything', async () => {
    const visitor = newVisitor(bench());
    expect((await remove(visitor)).status).toBe(401);
  });
}
