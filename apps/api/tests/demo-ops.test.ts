import { join } from 'node:path';
import { tokens } from '@huella/contract/auth';
import { emailOf, PERSONA_PASSWORD } from '@huella/personas/names';
import { expect, test } from 'vitest';
import { withSqlite } from '../src/adapters/database/with-sqlite.ts';
import { welcome } from '../src/trial/welcome.ts';
import { ops, opsWith } from './support/ops.ts';
import { preparedFolder } from './support/prepared-folder.ts';
import { send } from './support/send.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

test('the demo’s people move in beside a running server, once, and it says how to sign in', async () => {
  const DATA_DIR = temporaryFolder();
  const { url } = await spawnServer({ DATA_DIR });
  const firstThing = () => withSqlite(join(DATA_DIR, 'huella.sqlite'), welcome);
  expect(await firstThing()).toContain('npm run ops -- demo load');
  for (const _ of ['once', 'again']) {
    const loaded = await ops(DATA_DIR, 'demo', 'load', 'nueva', 'asegurada');
    expect(loaded).toMatchObject({ code: 0, complaints: '' });
    expect(loaded.printed).toContain(PERSONA_PASSWORD);
  }
  expect(await firstThing()).toContain(emailOf('asegurada'));
  const account = { email: emailOf('asegurada'), password: PERSONA_PASSWORD };
  const { body } = await send('POST', `${url}/auth/login`, { body: account });
  const { token } = tokens.parse(body);
  const pets = await send('GET', `${url}/app/user/mascotas`, { token });
  expect(pets.body).toMatchObject([{ nombre: 'Luna' }, { nombre: 'Mishi' }]);
});

test('people of their own are told nothing of a demo', async () => {
  const DATA_DIR = temporaryFolder();
  const { url } = await spawnServer({ DATA_DIR });
  const account = { email: 'ana@correo.example', password: 'secreta-1', confirm: 'secreta-1' };
  expect((await send('POST', `${url}/auth/register`, { body: account })).status).toBe(200);
  expect(await withSqlite(join(DATA_DIR, 'huella.sqlite'), welcome)).toBeNull();
});

test('no mail server gets the mails of made-up people, and who is not in the demo is named', async () => {
  const DATA_DIR = await preparedFolder();
  const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Huella <hola@huella.example>' };
  const rejected = await opsWith({ DATA_DIR, ...SMTP }, 'demo', 'load', 'nueva');
  expect(rejected.code).toBe(1);
  expect(rejected.complaints).toContain('SMTP_URL is set');
  const unknown = await ops(DATA_DIR, 'demo', 'load', 'nadie');
  expect(unknown.code).toBe(2);
  expect(unknown.complaints).toContain('There is no "nadie" in the demo.');
});
