import { expect, test } from 'vitest';
import { ops } from './support/ops.ts';
import { newPerson } from './support/person.ts';
import { send } from './support/send.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** A person with an insured pet on a running server. */
async function insuredPerson(DATA_DIR: string) {
  const { address } = await spawnServer({ DATA_DIR });
  const { token, email } = await newPerson(address);
  const card = { numero_pago: '4509953566233704', vencimiento: '2030-05-01T00:00:00-03:00', tipo: 1 };
  await send('POST', `${address}/app/user/datospagos`, { token, body: card });
  const datos_mascota = {
    nombre: 'Luna',
    color: 'Negro',
    sexo: 'H',
    fecha_nacimiento: `${new Date().getFullYear() - 2}-03-05`,
    animal: 'Perro',
    raza: 'Mestizo',
  };
  const body = { datos_mascota, datos_pago: { id: 1, plan: 1 }, codigo_vendedor: null };
  expect((await send('POST', `${address}/app/user/mascotas`, { token, body })).status).toBe(201);
  const listed = await ops(DATA_DIR, 'policy', 'list', email);
  return { email, number: /HU-\d{8}/.exec(listed.printed)?.[0] ?? '' };
}

test('a policy is cancelled once', async () => {
  const DATA_DIR = temporaryFolder();
  expect(await ops(DATA_DIR, 'policy', 'cancel', 'HU-00000001')).toEqual({
    code: 1,
    printed: '',
    complaints: 'No policy in an account has the number HU-00000001.',
  });
  const { email, number } = await insuredPerson(DATA_DIR);
  expect((await ops(DATA_DIR, 'policy', 'list', email)).printed).toMatch(/ valid$/m);
  expect(await ops(DATA_DIR, 'policy', 'cancel', number)).toMatchObject({
    code: 0,
    printed: `Policy ${number} cancelled.`,
  });
  expect((await ops(DATA_DIR, 'policy', 'list', email)).printed).toMatch(/ cancelled$/m);
  expect(await ops(DATA_DIR, 'policy', 'cancel', number)).toMatchObject({
    code: 1,
    complaints: `Policy ${number} was cancelled before.`,
  });
});
