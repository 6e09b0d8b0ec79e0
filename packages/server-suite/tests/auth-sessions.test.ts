import { calls } from '@huella/contract';
import { SignJWT, UnsecuredJWT, decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '../src/suite-context.ts';
import { addPet, logIn, signUpAndLogIn, register, PASSWORD } from '../src/fixtures.ts';
import { fieldMessages, newClient, type Client } from '../src/client.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const refresh = (client: Client, refresh_token = client.refreshToken) =>
  client.call(calls.refreshSession, { body: { refresh_token }, token: null });
const pets = (client: Client, token = client.token) => client.call(calls.listPets, { token });

const ctx = useSuiteContext();

test('an empty registration says what each field lacks', async () => {
  const reply = await newClient(ctx()).call(calls.register, { body: {} });
  expect(reply.status).toBe(422);
  expect(fieldMessages(reply)).toEqual({
    email: 'Introduce un correo electrónico válido.',
    password: 'La contraseña debe tener una longitud minima de 6',
    confirm: 'Las contraseñas no son iguales',
  });
});

test('an empty login says what each field lacks', async () => {
  const reply = await newClient(ctx()).call(calls.login, { body: {} });
  expect(reply.status).toBe(422);
  expect(fieldMessages(reply)).toEqual({
    email: 'Por favor, ingrese su email',
    password: 'Por favor, ingrese su contraseña',
  });
});

test('O-AU-13 one mail is one account, however it is capitalised', async () => {
  const client = newClient(ctx());
  await register(client, client.email.replace('persona', 'Persona').replace('correo', 'Correo'));
  const body = { email: client.email, password: PASSWORD, confirm: PASSWORD };
  const again = await client.call(calls.register, { body });
  expect(again.status).toBe(409);
  expect(again.body).toEqual({ message: 'La cuenta ingresada ya fue registrada', code: 'email_taken' });
  await logIn(client);
});

test('blanks around a mail are not part of it, those of a password are', async () => {
  const client = newClient(ctx());
  await register(client, `  ${client.email} `);
  await logIn(client);
  const padded = { email: client.email, password: ` ${PASSWORD} ` };
  expect((await client.call(calls.login, { body: padded, token: null })).status).toBe(401);
});

test('a wrong password and an unknown account answer the same', async () => {
  const client = newClient(ctx());
  await register(client);
  const wrong = await client.call(calls.login, { body: { email: client.email, password: 'otra-clave' } });
  const unknown = await client.call(calls.login, {
    body: { email: 'nadie@correo.example', password: 'otra-clave' },
  });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ message: 'Email o contraseña incorrecto/a', code: 'invalid_credentials' });
  expect(unknown.status).toBe(401);
  expect(unknown.body).toEqual(wrong.body);
});

test('an access token is good for 15 minutes and then says jwt expired', async () => {
  const client = await signUpAndLogIn(ctx());
  ctx().advance(14 * MINUTE + 50 * SECOND);
  expect((await pets(client)).status).toBe(200);
  ctx().advance(20 * SECOND);
  const over = await pets(client);
  expect(over.status).toBe(401);
  expect(over.body).toEqual({ message: 'jwt expired', code: 'token_expired' });
});

test('a refresh gives a new pair that works', async () => {
  const client = await signUpAndLogIn(ctx());
  ctx().advance(16 * MINUTE);
  const { status, body } = await refresh(client);
  expect(status).toBe(200);
  expect(body.refreshToken).not.toBe(client.refreshToken);
  expect((await pets(client, body.token)).status).toBe(200);
});

test('two tabs that refresh at once both stay signed in', async () => {
  const client = await signUpAndLogIn(ctx());
  const replies = await Promise.all([refresh(client), refresh(client), refresh(client)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  ctx().advance(15 * SECOND);
  expect((await refresh(client)).status).toBe(200);
  for (const { body } of replies) expect((await refresh(client, body.refreshToken)).status).toBe(200);
});

test('a used refresh token that comes back late ends its whole family, for good', async () => {
  const client = await signUpAndLogIn(ctx());
  const { body: next } = await refresh(client);
  ctx().advance(21 * SECOND);
  const reuse = await refresh(client);
  expect(reuse.status).toBe(401);
  expect(reuse.body.code).toBe('refresh_refused');
  expect((await refresh(client, next.refreshToken)).status).toBe(401);
  expect((await pets(client, next.token)).status).toBe(401);
});

test('a refresh token copied within the grace gives no session beside the owner’s', async () => {
  const owner = await signUpAndLogIn(ctx());
  const [own, copied] = [await refresh(owner), await refresh(owner)];
  expect([own.status, copied.status]).toEqual([200, 200]);
  ctx().advance(15 * MINUTE);
  const thief = await refresh(owner, copied.body.refreshToken);
  expect(thief.status).toBe(200);
  ctx().advance(15 * MINUTE);
  expect((await refresh(owner, own.body.refreshToken)).status).toBe(401);
  expect((await refresh(owner, thief.body.refreshToken)).status).toBe(401);
});

test('the end of one family leaves the other logins of the account alone', async () => {
  const client = await signUpAndLogIn(ctx());
  const first = client.refreshToken;
  await refresh(client);
  await logIn(client);
  ctx().advance(MINUTE);
  expect((await refresh(client, first)).status).toBe(401);
  expect((await refresh(client)).status).toBe(200);
});

test('a refresh token is over after 30 days', async () => {
  const client = await signUpAndLogIn(ctx());
  ctx().advance(30 * DAY - MINUTE);
  const { body } = await refresh(client);
  ctx().advance(30 * DAY);
  expect((await refresh(client, body.refreshToken)).status).toBe(401);
});

test.each(['', 'x', 'a.b.c', 'ñ'.repeat(100)])('an unknown refresh token %j is rejected', async (token) => {
  expect((await refresh(newClient(ctx()), token)).status).toBe(401);
});

test('logging out ends the session, also the second time', async () => {
  const client = await signUpAndLogIn(ctx());
  const body = { refreshToken: client.refreshToken, firebase_token: null };
  for (const _ of [1, 2]) {
    const reply = await client.call(calls.logout, { body, token: null });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({});
  }
  expect((await refresh(client)).status).toBe(401);
  expect((await pets(client)).status).toBe(401);
});

test('O-SE-09 only access tokens of ours open the door', async () => {
  const client = await signUpAndLogIn(ctx());
  await addPet(client);
  const { sub, sid } = decodeJwt(client.token ?? '');
  const [header = '', payload = '', signature = ''] = (client.token ?? '').split('.');
  const forged = { ...decodeJwt(client.token ?? ''), sub: String(Number(sub) + 1) };
  const otherKey = new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(`${sub}`);
  const tokens = [
    client.refreshToken,
    new UnsecuredJWT(decodeJwt(client.token ?? '')).encode(),
    `${header}.${btoa(JSON.stringify(forged)).replaceAll('=', '')}.${signature}`,
    `${header}.${payload}.`,
    await otherKey.setIssuer('huella').setExpirationTime('1d').sign(new Uint8Array(32).fill(7)),
    await new SignJWT({ sid })
      .setProtectedHeader({ alg: 'HS512', typ: 'at+jwt' })
      .setSubject(`${sub}`)
      .setIssuer('huella')
      .setExpirationTime('1d')
      .sign(ctx().ports.accessTokenKey),
  ];
  for (const token of tokens) {
    const reply = await pets(client, token);
    expect(reply.status).toBe(401);
    expect(reply.body.code).toBe('unauthorized');
  }
  expect((await client.send('/app/user/mascotas')).status).toBe(401);
  const basic = { headers: { Authorization: `Basic ${client.token}` } };
  expect((await client.send('/app/user/mascotas', basic)).status).toBe(401);
});
