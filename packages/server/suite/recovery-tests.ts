import { calls } from '@huella/contract';
import { deliverOutbox } from '@huella/server';
import { expect, test } from 'vitest';
import { HOUR, MINUTE, type Bench } from './home.ts';
import { logIn, member, PASSWORD } from './people.ts';
import { newVisitor, type Visitor, statusesOf } from './visitor.ts';
import { withPasswords } from './with-passwords.ts';

const recover = (visitor: Visitor, email = visitor.email) =>
  visitor.call(calls.recoverPassword, { body: { email }, token: null });

/** Asks for a link and opens the mail. */
async function linkFor(bench: Bench, visitor: Visitor): Promise<string> {
  expect((await recover(visitor)).status).toBe(200);
  await deliverOutbox(bench.ports);
  const mail = bench.mails.findLast(({ to }) => to === visitor.email);
  const link = /https?:\S+\/auth\/nueva-clave\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error('no link was mailed');
  return new URL(link).pathname;
}

function post(visitor: Visitor, path: string, fields: Record<string, string>, headers: object = {}) {
  return visitor.send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

const NEW = 'Otra-clave-2';

/** Password recovery from the request to the new password. */
export function recoveryTests(bench: () => Bench): void {
  test('a mailed link sets a new password and ends every session', async () => {
    const visitor = await member(bench());
    const path = await linkFor(bench(), visitor);
    const form = await visitor.send(path);
    expect(form.status).toBe(200);
    expect(form.headers.get('Content-Type')).toContain('text/html');
    const done = await post(visitor, path, { password: NEW, confirm: NEW });
    expect(done.status).toBe(200);
    expect(await done.text()).toContain('Su contraseña se cambió');
    expect((await visitor.call(calls.listPets)).status).toBe(401);
    const body = { refresh_token: visitor.refreshToken };
    expect((await visitor.call(calls.refreshSession, { body })).status).toBe(401);
    const old = { email: visitor.email, password: PASSWORD };
    expect((await visitor.call(calls.login, { body: old })).status).toBe(401);
    await logIn(visitor, NEW);
  });

  test('a login that was under way with the old password does not survive the new one', async () => {
    const visitor = await member(bench());
    const path = await linkFor(bench(), visitor);
    const { ports } = bench();
    const verify = async (hash: string, password: string) => {
      const fits = await ports.passwords.verify(hash, password);
      expect((await post(visitor, path, { password: NEW, confirm: NEW })).status).toBe(200);
      return fits;
    };
    const body = { email: visitor.email, password: PASSWORD };
    const reply = await newVisitor(withPasswords(bench(), { verify })).call(calls.login, { body });
    expect([reply.status, reply.body.code]).toEqual([401, 'invalid_credentials']);
    await logIn(visitor, NEW);
  });

  test('a link serves once, and opening it uses nothing up', async () => {
    const visitor = await member(bench());
    const path = await linkFor(bench(), visitor);
    for (const _ of [1, 2, 3]) expect((await visitor.send(path)).status).toBe(200);
    const replies = await Promise.all([1, 2].map(() => post(visitor, path, { password: NEW, confirm: NEW })));
    expect(statusesOf(replies)).toEqual([200, 404]);
    expect((await visitor.send(path)).status).toBe(404);
  });

  test('a link is over after an hour', async () => {
    const visitor = await member(bench());
    const path = await linkFor(bench(), visitor);
    bench().pass(HOUR + MINUTE);
    const page = await visitor.send(path);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('El enlace ya no sirve');
    expect((await post(visitor, path, { password: NEW, confirm: NEW })).status).toBe(404);
  });

  test('using one link ends the others of the account', async () => {
    const visitor = await member(bench());
    const first = await linkFor(bench(), visitor);
    const second = await linkFor(bench(), visitor);
    expect((await post(visitor, second, { password: NEW, confirm: NEW })).status).toBe(200);
    expect((await visitor.send(first)).status).toBe(404);
  });

  test('the page says what is wrong and keeps the link', async () => {
    const visitor = await member(bench());
    const path = await linkFor(bench(), visitor);
    const short = await post(visitor, path, { password: '12345', confirm: '1234' });
    expect(short.status).toBe(422);
    const text = await short.text();
    expect(text).toContain('La contraseña debe tener una longitud minima de 6');
    expect(text).toContain('Las contraseñas no son iguales');
    expect(text).toContain('aria-invalid="true"');
    expect(text).not.toContain('12345');
    expect((await post(visitor, path, {})).status).toBe(422);
    expect((await visitor.send(path)).status).toBe(200);
  });

  test('the page runs no script, cannot be framed, and is not stored', async () => {
    const visitor = await member(bench());
    const page = await visitor.send(await linkFor(bench(), visitor));
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    const text = await page.text();
    expect(text).not.toMatch(/<script|javascript:| on\w+=/i);
    expect(text).toContain('<html lang="es-AR">');
    expect((await visitor.send('/auth/paginas.css')).headers.get('Content-Type')).toContain('text/css');
  });

  test('a form on another site is refused', async () => {
    const visitor = await member(bench());
    const path = await linkFor(bench(), visitor);
    const fields = { password: NEW, confirm: NEW };
    const strangers = [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }];
    for (const headers of strangers) expect((await post(visitor, path, fields, headers)).status).toBe(404);
    const own = { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' };
    expect((await post(visitor, path, fields, own)).status).toBe(200);
  });

  test('asking for the head of a link, as mail scanners do, uses nothing up', async () => {
    const visitor = await member(bench());
    const path = await linkFor(bench(), visitor);
    expect((await visitor.send(path, { method: 'HEAD' })).status).toBe(200);
    expect((await post(visitor, path, { password: NEW, confirm: NEW })).status).toBe(200);
  });

  test('who fills in the page is told in a page when the server fails', async () => {
    const visitor = await member(bench());
    const path = await linkFor(bench(), visitor);
    const failing = withPasswords(bench(), { hash: () => Promise.reject(new Error('no memory')) });
    const response = await post(newVisitor(failing), path, { password: NEW, confirm: NEW });
    expect(response.status).toBe(500);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(await response.text()).toContain('Hubo un problema. Por favor intente nuevamente.');
  });

  test.each(['x', '%00', '%', '%ff', '..%2f..', '<script>', 'a'.repeat(3000)])(
    'a made-up link %s is over',
    async (secret) => {
      const response = await newVisitor(bench()).send(`/auth/nueva-clave/${secret}`);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('<script>');
    },
  );

  test('O-SE-08 the answer does not tell whether a mail is registered', async () => {
    const visitor = await member(bench());
    const stranger = newVisitor(bench());
    const known: unknown[] = [];
    const unknown: unknown[] = [];
    for (let time = 0; time < 20; time += 1) {
      const one = await recover(visitor);
      const other = await recover(stranger, stranger.email);
      known.push([one.status, one.body]);
      unknown.push([other.status, other.body]);
    }
    expect(known).toEqual(unknown);
    expect(known[0]).toEqual([200, {}]);
    expect(known.at(-1)).toMatchObject([429, { code: 'too_many_requests' }]);
  });

  test('nobody is written to at an address without an account', async () => {
    const stranger = newVisitor(bench());
    await recover(stranger);
    await deliverOutbox(bench().ports);
    expect(bench().mails.filter(({ to }) => to === stranger.email)).toEqual([]);
  });

  test('a wrong mail address is refused in the words of the specification', async () => {
    const reply = await newVisitor(bench()).call(calls.recoverPassword, { body: { email: 'no-es-mail' } });
    expect(reply.status).toBe(422);
    expect(reply.body.fields).toMatchObject([
      { path: 'email', message: 'Por favor, ingrese un email válido' },
    ]);
  });

  test('a mail that is not accepted is sent later, once, under the same id', async () => {
    const visitor = await member(bench());
    await recover(visitor);
    bench().refuseMails(2);
    const before = bench().mails.length;
    await deliverOutbox(bench().ports);
    await deliverOutbox(bench().ports);
    expect(bench().mails).toHaveLength(before);
    bench().pass(MINUTE);
    await deliverOutbox(bench().ports);
    bench().pass(5 * MINUTE);
    await Promise.all([deliverOutbox(bench().ports), deliverOutbox(bench().ports)]);
    bench().pass(HOUR);
    await deliverOutbox(bench().ports);
    expect(bench().mails).toHaveLength(before + 1);
  });

  test('no link and no password ever rests in the database’s outbox', async () => {
    const visitor = await member(bench());
    await recover(visitor);
    const rows = await bench().ports.db.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('nueva-clave');
    await deliverOutbox(bench().ports);
    expect(await bench().ports.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('O-SE-04 what a mail says is escaped', async () => {
    const visitor = newVisitor(bench());
    const register = (email: string) =>
      visitor.call(calls.register, { body: { email, password: PASSWORD, confirm: PASSWORD } });
    expect((await register(`"<a/href=https://evil.example>x</a>"${visitor.email}`)).status).toBe(422);
    Object.assign(visitor, { email: `"&lt;a/href&gt;"${visitor.email}` });
    expect((await register(visitor.email)).status).toBe(200);
    await linkFor(bench(), visitor);
    const mail = bench().mails.at(-1);
    expect(mail?.html).not.toContain('&lt;a/href');
    expect(mail?.html).toContain('&quot;&amp;lt;a/href&amp;gt;&quot;');
  });
}
