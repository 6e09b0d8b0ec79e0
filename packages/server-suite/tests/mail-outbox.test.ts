import { calls } from '@huella/contract';
import { deliverOutbox, MailFailure, sweepExpired } from '@huella/server';
import { listMails, resendMail } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { newClient } from '../src/client.ts';
import { PASSWORD, signUpAndLogIn } from '../src/fixtures.ts';
import { DAY } from '../src/suite-context.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

async function storeMail(kind: string, payload: object): Promise<void> {
  const now = ctx().ports.clock.now().toISOString();
  await ctx()
    .ports.db.insertInto('outbox')
    .values({
      kind,
      recipient: 'persona@correo.example',
      payload: JSON.stringify(payload),
      message_id: `<${kind}@correo.example>`,
      attempts: 0,
      due_at: now,
      created_at: now,
    })
    .execute();
}

test('a mail of a kind that this version does not know is dropped', async () => {
  await storeMail('of-a-newer-version', {});
  expect(await deliverOutbox(ctx().ports)).toEqual({ sent: 1, failed: 0 });
  expect(ctx().mails).toEqual([]);
});

test('a stored payload that its schema does not take is not delivered', async () => {
  await storeMail('account-deleted', { at: '2026-11-27T10:00:00.000Z', policies: 'many' });
  expect(await deliverOutbox(ctx().ports)).toEqual({ sent: 0, failed: 1 });
  expect(ctx().mails).toEqual([]);
  expect(ctx().logged.at(-1)).toContain('"kind":"account-deleted"');
});

async function askLegal(email: string): Promise<void> {
  const body = { tipo: 'BAJA', nombre: 'Ana Prueba', dni: '30123456', email };
  expect((await newClient(ctx()).call(calls.createLegalRequest, { body })).status).toBe(201);
}

/** A delivery in which the mail server rejects everything. */
const deliverTo = (reason: 'refused' | 'deferred' | 'authentication') => {
  const send = () =>
    Promise.reject(new MailFailure(reason, new Error('550 no such user ana@correo.example')));
  return deliverOutbox({ ...ctx().ports, mail: { send } });
};
const mailsTo = (to: string) => ctx().mails.filter((mail) => mail.to === to);
const listed = async (to: string) =>
  (await listMails(ctx().ports.db)).find(({ recipient }) => recipient === to);

test('a mail that is rejected for good is not tried again, and is sent again when an operator says so', async () => {
  const to = 'nadie@correo.example';
  await askLegal(to);
  await deliverTo('refused');
  const mail = await listed(to);
  expect(mail).toMatchObject({ attempts: 1, last_failure: 'refused', failed_at: expect.any(String) });
  expect(ctx().logged.at(-1)).toMatch(/"event":"mail-given-up".*"reason":"refused"/);
  expect(ctx().logged.join('\n')).not.toContain('550 no such user');
  ctx().advance(2 * DAY);
  await deliverOutbox(ctx().ports);
  expect(mailsTo(to)).toEqual([]);
  expect(await resendMail(ctx().ports, mail?.id ?? 0)).toBe('resent');
  expect(await resendMail(ctx().ports, mail?.id ?? 0)).toBe('not_failed');
  await deliverOutbox(ctx().ports);
  expect(mailsTo(to)).toHaveLength(1);
  expect(await resendMail(ctx().ports, mail?.id ?? 0)).toBe('not_found');
});

test('of the mail to a deleted account nothing is kept when it is rejected', async () => {
  const client = await signUpAndLogIn(ctx());
  await client.call(calls.deleteAccount, { body: { password: PASSWORD } });
  expect(await listed(client.email)).toBeDefined();
  await deliverTo('refused');
  expect(await listed(client.email)).toBeUndefined();
});

test('a mail that the server defers, or that a wrong password of ours keeps, waits for its next attempt', async () => {
  for (const reason of ['deferred', 'authentication'] as const) {
    const to = `${reason}@correo.example`;
    await askLegal(to);
    await deliverTo(reason);
    expect(await listed(to)).toMatchObject({ attempts: 1, last_failure: reason, failed_at: null });
    ctx().advance(DAY);
    await deliverOutbox(ctx().ports);
    expect(mailsTo(to)).toHaveLength(1);
  }
});

test('an abandoned mail is swept after two weeks', async () => {
  const to = 'olvidada@correo.example';
  await askLegal(to);
  await deliverTo('refused');
  ctx().advance(13 * DAY);
  await sweepExpired(ctx().ports);
  expect(await listed(to)).toBeDefined();
  ctx().advance(2 * DAY);
  await sweepExpired(ctx().ports);
  expect(await listed(to)).toBeUndefined();
});
