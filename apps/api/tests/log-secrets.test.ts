import { createECDH, randomBytes } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { subscribeToPush } from '@huella/contract/notifications';
import { createPaymentMethod } from '@huella/contract/payments';
import { expect, test } from 'vitest';
import { addCbu, cbuOf, newPerson, password } from './support/person.ts';
import { send } from './support/send.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const card = '4509953566233704';
const pushKeys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};
const browser = JSON.stringify({
  endpoint: 'https://fcm.googleapis.com/fcm/send/push-token-of-ana',
  keys: pushKeys,
});

test('O-SE-10 no log line of a whole session carries anything of the person', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await spawnServer({ DATA_DIR });
  const at = (path: string) => `${server.url}${path}`;
  const { email, token, refreshToken } = await newPerson(server.url);
  const persona = { nombre: 'Anastasia', apellido: 'Quilmes', dni: '30123456', tel_celular: '1144556677' };

  await send('POST', at('/auth/login'), { body: { email, password: `${password}-wrong` } });
  await send('POST', at('/auth/login'), { body: { email: 5, password } });
  await send('POST', at('/auth/register'), { body: { email, password, confirm: 'another' } });
  await send('POST', at('/app/user/personas'), {
    token,
    body: {
      datos_persona: { ...persona, fecha_nacimiento: '1990-05-03', genero: 'F' },
      datos_domicilio: { direccion: 'Rivadavia', numero: '4567', localidad: 1 },
    },
  });
  const expiry = '2030-05-01T00:00:00-03:00';
  await send('POST', at(createPaymentMethod.path), {
    token,
    body: { numero_pago: card, vencimiento: expiry, tipo: 1 },
  });
  await addCbu(server.url, token, 42);
  await send('GET', at(`/app/user/mascotas?token=${token}`), { token });
  await send('GET', at('/app/user/mascotas'), { token: `${token}x` });
  await send('GET', at(`/auth/password/${refreshToken}`), { headers: { accept: 'application/json' } }).catch(
    () => null,
  );
  await fetch(at('/auth/login'), {
    method: 'POST',
    body: `{"email":"${email}"`,
    headers: { 'content-type': 'application/json' },
  });
  await send('POST', at('/auth/password'), { body: { email } });
  const refreshed = await send('POST', at('/auth/refresh'), { body: { refresh_token: refreshToken } });
  const subscribed = await send('POST', at(subscribeToPush.path), { token, body: { tokens: [browser] } });
  expect(subscribed.status).toBe(201);
  await send('POST', at('/auth/logout'), { body: { refreshToken, firebase_token: browser } });
  expect(await server.end('SIGTERM')).toBe(0);

  const log = server.output.join('\n');
  expect(server.output.length).toBeGreaterThan(12);
  const outbox = join(DATA_DIR, 'outbox');
  const [mail] = await readdir(outbox);
  const link = /https?:\/\/[^\s"<]+/.exec(await readFile(join(outbox, mail ?? ''), 'utf8'))?.[0] ?? 'no link';
  const secrets = [
    email,
    email.split('@')[0],
    password,
    token,
    refreshToken,
    card,
    cbuOf(42),
    'push-token-of-ana',
    pushKeys.p256dh,
    pushKeys.auth,
    JSON.stringify(subscribed.body),
  ];
  for (const secret of [
    ...secrets,
    ...Object.values(persona),
    'Rivadavia',
    JSON.stringify(refreshed.body),
    link,
  ]) {
    expect(log).not.toContain(secret);
  }
});
