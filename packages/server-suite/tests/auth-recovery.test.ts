import { calls } from '@huella/contract';
import { deliverOutbox } from '@huella/server';
import { expect, test } from 'vitest';
import { HOUR, MINUTE, type SuiteContext } from '../src/suite-context.ts';
import { logIn, signUpAndLogIn, PASSWORD } from '../src/fixtures.ts';
import { fieldMessages, newClient, type Client, statusesOf } from '../src/client.ts';
import { withPasswords } from '../src/with-passwords.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const recover = (client: Client, email = client.email) =>
  client.call(calls.recoverPassword, { body: { email }, token: null });

async function linkFor(context: SuiteContext, client: Client): Promise<string> {
  expect((await recover(client)).status).toBe(200);
  await deliverOutbox(context.ports);
  const mail = context.mails.findLast(({ to }) => to === client.email);
  const link = /https?:\S+\/auth\/nueva-clave\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error('no link was mailed');
  return new URL(link).pathname;
}

function post(client: Client, path: string, fields: Record<string, string>, headers: object = {}) {
  return client.send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

const NEW = 'Otra-clave-2';

const ctx = useSuiteContext();

test('a mailed link sets a new password and ends every session', async () => {
  const client = await signUpAndLogIn(ctx());
  const path = await linkFor(ctx(), client);
  const form = await client.send(path);
  expect(form.status).toBe(200);
  expect(form.headers.get('Content-Type')).toContain('text/html');
  const done = await post(client, path, { password: NEW, confirm: NEW });
  expect(done.status).toBe(200);
  expect(await done.text()).toContain('Su contraseña se cambió');
  expect((await client.call(calls.listPets)).status).toBe(401);
  const body = { refresh_token: client.refreshToken };
  expect((await client.call(calls.refreshSession, { body })).status).toBe(401);
  const old = { email: client.email, password: PASSWORD };
  expect((await client.call(calls.login, { body: old })).status).toBe(401);
  await logIn(client, NEW);
});

test('one text is one password in every Unicode form: registering, logging in, a new one, deleting (D112)', async () => {
  const client = newClient(ctx());
  const account = {
    email: client.email,
    password: 'ñandúes'.normalize('NFD'),
    confirm: 'ñandúes'.normalize('NFC'),
  };
  expect((await client.call(calls.register, { body: account })).status).toBe(200);
  await logIn(client, 'ñandúes'.normalize('NFC'));
  await logIn(client, 'ñandúes'.normalize('NFD'));
  const next = { password: 'águilas'.normalize('NFC'), confirm: 'águilas'.normalize('NFD') };
  expect((await post(client, await linkFor(ctx(), client), next)).status).toBe(200);
  await logIn(client, 'águilas'.normalize('NFD'));
  const body = { password: 'águilas'.normalize('NFD') };
  expect((await client.call(calls.deleteAccount, { body })).status).toBe(200);
});

test('three accented letters are not a password of six (D112)', async () => {
  const client = newClient(ctx());
  const password = 'ééé'.normalize('NFD');
  const body = { email: client.email, password, confirm: password };
  const reply = await client.call(calls.register, { body });
  expect([reply.status, fieldMessages(reply)]).toEqual([
    422,
    { password: 'La contraseña debe tener una longitud minima de 6' },
  ]);
});

test('a login that was under way with the old password does not survive the new one', async () => {
  const client = await signUpAndLogIn(ctx());
  const path = await linkFor(ctx(), client);
  const { ports } = ctx();
  const verify = async (hash: string, password: string) => {
    const fits = await ports.passwords.verify(hash, password);
    expect((await post(client, path, { password: NEW, confirm: NEW })).status).toBe(200);
    return fits;
  };
  const body = { email: client.email, password: PASSWORD };
  const reply = await newClient(withPasswords(ctx(), { verify })).call(calls.login, { body });
  expect([reply.status, reply.body.code]).toEqual([401, 'invalid_credentials']);
  await logIn(client, NEW);
});

test('a link serves once, and opening it uses nothing up', async () => {
  const client = await signUpAndLogIn(ctx());
  const path = await linkFor(ctx(), client);
  for (const _ of [1, 2, 3]) expect((await client.send(path)).status).toBe(200);
  const replies = await Promise.all([1, 2].map(() => post(client, path, { password: NEW, confirm: NEW })));
  expect(statusesOf(replies)).toEqual([200, 404]);
  expect((await client.send(path)).status).toBe(404);
});

test('a link is over after an hour', async () => {
  const client = await signUpAndLogIn(ctx());
  const path = await linkFor(ctx(), client);
  ctx().advance(HOUR + MINUTE);
  const page = await client.send(path);
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('El enlace ya no sirve');
  expect((await post(client, path, { password: NEW, confirm: NEW })).status).toBe(404);
});

test('using one link ends the others of the account', async () => {
  const client = await signUpAndLogIn(ctx());
  const first = await linkFor(ctx(), client);
  const second = await linkFor(ctx(), client);
  expect((await post(client, second, { password: NEW, confirm: NEW })).status).toBe(200);
  expect((await client.send(first)).status).toBe(404);
});

test('the page says what is wrong and keeps the link', async () => {
  const client = await signUpAndLogIn(ctx());
  const path = await linkFor(ctx(), client);
  const short = await post(client, path, { password: '12345', confirm: '1234' });
  expect(short.status).toBe(422);
  const text = await short.text();
  expect(text).toContain('La contraseña debe tener una longitud minima de 6');
  expect(text).toContain('Las contraseñas no son iguales');
  expect(text).toContain('aria-invalid="true"');
  expect(text).not.toContain('12345');
  expect((await post(client, path, {})).status).toBe(422);
  expect((await client.send(path)).status).toBe(200);
});

test('the page runs no script, cannot be framed, and is not stored', async () => {
  const client = await signUpAndLogIn(ctx());
  const page = await client.send(await linkFor(ctx(), client));
  const csp = page.headers.get('Content-Security-Policy') ?? '';
  expect(csp).toContain("default-src 'none'");
  expect(csp).toContain("frame-ancestors 'none'");
  expect(csp).toContain("form-action 'self'");
  expect(csp).not.toContain('unsafe');
  expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  const text = await page.text();
  expect(text).not.toMatch(/<script|javascript:| on\w+=/i);
  expect(text).toContain('<html lang="es-AR">');
  expect((await client.send('/auth/paginas.css')).headers.get('Content-Type')).toContain('text/css');
});

test('a form on another site is rejected', async () => {
  const client = await signUpAndLogIn(ctx());
  const path = await linkFor(ctx(), client);
  const fields = { password: NEW, confirm: NEW };
  const strangers = [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }];
  for (const headers of strangers) expect((await post(client, path, fields, headers)).status).toBe(404);
  const own = { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' };
  expect((await post(client, path, fields, own)).status).toBe(200);
});

test('asking for the head of a link, as mail scanners do, uses nothing up', async () => {
  const client = await signUpAndLogIn(ctx());
  const path = await linkFor(ctx(), client);
  expect((await client.send(path, { method: 'HEAD' })).status).toBe(200);
  expect((await post(client, path, { password: NEW, confirm: NEW })).status).toBe(200);
});

test('who fills in the page is told in a page when the server fails', async () => {
  const client = await signUpAndLogIn(ctx());
  const path = await linkFor(ctx(), client);
  const failing = withPasswords(ctx(), { hash: () => Promise.reject(new Error('no memory')) });
  const response = await post(newClient(failing), path, { password: NEW, confirm: NEW });
  expect(response.status).toBe(500);
  expect(response.headers.get('Content-Type')).toContain('text/html');
  expect(await response.text()).toContain('Hubo un problema. Por favor intente nuevamente.');
});

test.each(['x', '%00', '%', '%ff', '..%2f..', '<script>', 'a'.repeat(3000)])(
  'a made-up link %s is over',
  async (secret) => {
    const response = await newClient(ctx()).send(`/auth/nueva-clave/${secret}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<script>');
  },
);

test('O-SE-08 the answer does not tell whether a mail is registered', async () => {
  const client = await signUpAndLogIn(ctx());
  const stranger = newClient(ctx());
  const known: unknown[] = [];
  const unknown: unknown[] = [];
  for (let time = 0; time < 20; time += 1) {
    const one = await recover(client);
    const other = await recover(stranger, stranger.email);
    known.push([one.status, one.body]);
    unknown.push([other.status, other.body]);
  }
  expect(known).toEqual(unknown);
  expect(known[0]).toEqual([200, {}]);
  expect(known.at(-1)).toMatchObject([429, { code: 'too_many_requests' }]);
});

test('nobody is written to at an email without an account', async () => {
  const stranger = newClient(ctx());
  await recover(stranger);
  await deliverOutbox(ctx().ports);
  expect(ctx().mails.filter(({ to }) => to === stranger.email)).toEqual([]);
});

test('a wrong email is rejected in the words of the specification', async () => {
  const reply = await newClient(ctx()).call(calls.recoverPassword, { body: { email: 'no-es-mail' } });
  expect(reply.status).toBe(422);
  expect(reply.body.fields).toMatchObject([{ path: 'email', message: 'Por favor, ingrese un email válido' }]);
});

test('a mail that is not accepted is sent later, once, under the same id', async () => {
  const client = await signUpAndLogIn(ctx());
  await recover(client);
  ctx().rejectMails(2);
  const before = ctx().mails.length;
  await deliverOutbox(ctx().ports);
  await deliverOutbox(ctx().ports);
  expect(ctx().mails).toHaveLength(before);
  ctx().advance(MINUTE);
  await deliverOutbox(ctx().ports);
  ctx().advance(5 * MINUTE);
  await Promise.all([deliverOutbox(ctx().ports), deliverOutbox(ctx().ports)]);
  ctx().advance(HOUR);
  await deliverOutbox(ctx().ports);
  expect(ctx().mails).toHaveLength(before + 1);
});

test('no link and no password ever rests in the database’s outbox', async () => {
  const client = await signUpAndLogIn(ctx());
  await recover(client);
  const rows = await ctx().ports.db.selectFrom('outbox').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('nueva-clave');
  await deliverOutbox(ctx().ports);
  expect(await ctx().ports.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('O-SE-04 what a mail says is escaped', async () => {
  const client = newClient(ctx());
  const register = (email: string) =>
    client.call(calls.register, { body: { email, password: PASSWORD, confirm: PASSWORD } });
  expect((await register(`"<a/href=https://evil.example>x</a>"${client.email}`)).status).toBe(422);
  Object.assign(client, { email: `"&lt;a/href&gt;"${client.email}` });
  expect((await register(client.email)).status).toBe(200);
  await linkFor(ctx(), client);
  const mail = ctx().mails.at(-1);
  expect(mail?.html).not.toContain('&lt;a/href');
  expect(mail?.html).toContain('&quot;&amp;lt;a/href&amp;gt;&quot;');
});
