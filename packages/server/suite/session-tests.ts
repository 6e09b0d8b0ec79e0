import { calls } from '@huella/contract';
import { SignJWT, UnsecuredJWT, decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { DAY, MINUTE, SECOND, type Bench } from './home.ts';
import { addPet, logIn, member, register, PASSWORD } from './people.ts';
import { fieldMessages, newVisitor, type Visitor } from './visitor.ts';

const refresh = (visitor: Visitor, refresh_token = visitor.refreshToken) =>
  visitor.call(calls.refreshSession, { body: { refresh_token }, token: null });
const pets = (visitor: Visitor, token = visitor.token) => visitor.call(calls.listPets, { token });

/** Registration, login, tokens and their ends. */
export function sessionTests(bench: () => Bench): void {
  test('an empty registration says what each field lacks', async () => {
    const reply = await newVisitor(bench()).call(calls.register, { body: {} });
    expect(reply.status).toBe(422);
    expect(fieldMessages(reply)).toEqual({
      email: 'Introduce un correo electrónico válido.',
      password: 'La contraseña debe tener una longitud minima de 6',
      confirm: 'Las contraseñas no son iguales',
    });
  });

  test('an empty login says what each field lacks', async () => {
    const reply = await newVisitor(bench()).call(calls.login, { body: {} });
    expect(reply.status).toBe(422);
    expect(fieldMessages(reply)).toEqual({
      email: 'Por favor, ingrese su email',
      password: 'Por favor, ingrese su contraseña',
    });
  });

  test('O-AU-13 one mail is one account, however it is capitalised', async () => {
    const visitor = newVisitor(bench());
    await register(visitor, visitor.email.replace('persona', 'Persona').replace('correo', 'Correo'));
    const body = { email: visitor.email, password: PASSWORD, confirm: PASSWORD };
    const again = await visitor.call(calls.register, { body });
    expect(again.status).toBe(409);
    expect(again.body).toEqual({ message: 'La cuenta ingresada ya fue registrada', code: 'email_taken' });
    await logIn(visitor);
  });

  test('blanks around a mail are not part of it, those of a password are', async () => {
    const visitor = newVisitor(bench());
    await register(visitor, `  ${visitor.email} `);
    await logIn(visitor);
    const padded = { email: visitor.email, password: ` ${PASSWORD} ` };
    expect((await visitor.call(calls.login, { body: padded, token: null })).status).toBe(401);
  });

  test('a wrong password and an unknown account answer the same', async () => {
    const visitor = newVisitor(bench());
    await register(visitor);
    const wrong = await visitor.call(calls.login, { body: { email: visitor.email, password: 'otra-clave' } });
    const unknown = await visitor.call(calls.login, {
      body: { email: 'nadie@correo.example', password: 'otra-clave' },
    });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ message: 'Email o contraseña incorrecto/a', code: 'invalid_credentials' });
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  test('an access token is good for 15 minutes and then says jwt expired', async () => {
    const visitor = await member(bench());
    bench().pass(14 * MINUTE + 50 * SECOND);
    expect((await pets(visitor)).status).toBe(200);
    bench().pass(20 * SECOND);
    const over = await pets(visitor);
    expect(over.status).toBe(401);
    expect(over.body).toEqual({ message: 'jwt expired', code: 'token_expired' });
  });

  test('a refresh gives a new pair that works', async () => {
    const visitor = await member(bench());
    bench().pass(16 * MINUTE);
    const { status, body } = await refresh(visitor);
    expect(status).toBe(200);
    expect(body.refreshToken).not.toBe(visitor.refreshToken);
    expect((await pets(visitor, body.token)).status).toBe(200);
  });

  test('two tabs that refresh at once both stay signed in', async () => {
    const visitor = await member(bench());
    const replies = await Promise.all([refresh(visitor), refresh(visitor), refresh(visitor)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    bench().pass(15 * SECOND);
    expect((await refresh(visitor)).status).toBe(200);
    for (const { body } of replies) expect((await refresh(visitor, body.refreshToken)).status).toBe(200);
  });

  test('a used refresh token that comes back late ends its whole family, for good', async () => {
    const visitor = await member(bench());
    const { body: next } = await refresh(visitor);
    bench().pass(21 * SECOND);
    const reuse = await refresh(visitor);
    expect(reuse.status).toBe(401);
    expect(reuse.body.code).toBe('refresh_refused');
    expect((await refresh(visitor, next.refreshToken)).status).toBe(401);
    expect((await pets(visitor, next.token)).status).toBe(401);
  });

  test('a refresh token copied within the grace gives no session beside the owner’s', async () => {
    const owner = await member(bench());
    const [own, copied] = [await refresh(owner), await refresh(owner)];
    expect([own.status, copied.status]).toEqual([200, 200]);
    bench().pass(15 * MINUTE);
    const thief = await refresh(owner, copied.body.refreshToken);
    expect(thief.status).toBe(200);
    bench().pass(15 * MINUTE);
    expect((await refresh(owner, own.body.refreshToken)).status).toBe(401);
    expect((await refresh(owner, thief.body.refreshToken)).status).toBe(401);
  });

  test('the end of one family leaves the other logins of the account alone', async () => {
    const visitor = await member(bench());
    const first = visitor.refreshToken;
    await refresh(visitor);
    await logIn(visitor);
    bench().pass(MINUTE);
    expect((await refresh(visitor, first)).status).toBe(401);
    expect((await refresh(visitor)).status).toBe(200);
  });

  test('a refresh token is over after 30 days', async () => {
    const visitor = await member(bench());
    bench().pass(30 * DAY - MINUTE);
    const { body } = await refresh(visitor);
    bench().pass(30 * DAY);
    expect((await refresh(visitor, body.refreshToken)).status).toBe(401);
  });

  test.each(['', 'x', 'a.b.c', 'ñ'.repeat(100)])('an unknown refresh token %j is refused', async (token) => {
    expect((await refresh(newVisitor(bench()), token)).status).toBe(401);
  });

  test('logging out ends the session, also the second time', async () => {
    const visitor = await member(bench());
    const body = { refreshToken: visitor.refreshToken, firebase_token: null };
    for (const _ of [1, 2]) {
      const reply = await visitor.call(calls.logout, { body, token: null });
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({});
    }
    expect((await refresh(visitor)).status).toBe(401);
    expect((await pets(visitor)).status).toBe(401);
  });

  test('O-SE-09 only access tokens of ours open the door', async () => {
    const visitor = await member(bench());
    await addPet(visitor);
    const { sub, sid } = decodeJwt(visitor.token ?? '');
    const [header = '', payload = '', signature = ''] = (visitor.token ?? '').split('.');
    const forged = { ...decodeJwt(visitor.token ?? ''), sub: String(Number(sub) + 1) };
    const otherKey = new SignJWT({ sid })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(`${sub}`);
    const tokens = [
      visitor.refreshToken,
      new UnsecuredJWT(decodeJwt(visitor.token ?? '')).encode(),
      `${header}.${btoa(JSON.stringify(forged)).replaceAll('=', '')}.${signature}`,
      `${header}.${payload}.`,
      await otherKey.setIssuer('huella').setExpirationTime('1d').sign(new Uint8Array(32).fill(7)),
      await new SignJWT({ sid })
        .setProtectedHeader({ alg: 'HS512', typ: 'at+jwt' })
        .setSubject(`${sub}`)
        .setIssuer('huella')
        .setExpirationTime('1d')
        .sign(bench().ports.accessTokenKey),
    ];
    for (const token of tokens) {
      const reply = await pets(visitor, token);
      expect(reply.status).toBe(401);
      expect(reply.body.code).toBe('unauthorized');
    }
    expect((await visitor.send('/app/user/mascotas')).status).toBe(401);
    const basic = { headers: { Authorization: `Basic ${visitor.token}` } };
    expect((await visitor.send('/app/user/mascotas', basic)).status).toBe(401);
  });
}
