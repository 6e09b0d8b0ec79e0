import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unchangedPerson } from '@huella/contract/changes';
import { drawJpeg } from '@huella/server/testing';
import { expect, test } from 'vitest';
import { newPerson } from './support/person.ts';
import { newPet, sendPhoto } from './support/pet.ts';
import { ops } from './support/ops.ts';
import { preparedFolder } from './support/prepared-folder.ts';
import { send } from './support/send.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** A person on a running server who asked for another surname. */
async function withRequest(apellido: string) {
  const DATA_DIR = temporaryFolder();
  const { url } = await spawnServer({ DATA_DIR });
  const { token, email } = await newPerson(url);
  const at = `${url}/app/user/personas`;
  const [place] = await localities(url);
  const given = await send('POST', at, {
    token,
    body: {
      datos_persona: {
        nombre: 'Ana',
        apellido: 'Suárez',
        dni: '30123456',
        tel_celular: '1144556677',
        fecha_nacimiento: '1990-05-03',
        genero: 'F',
      },
      datos_domicilio: { direccion: 'Rivadavia', numero: '4567', localidad: place },
    },
  });
  expect(given.status).toBe(201);
  const body = { ...unchangedPerson, apellido };
  expect((await send('POST', `${url}/app/user/datos/update`, { token, body })).status).toBe(201);
  const surname = async () => (await send('GET', at, { token })).body;
  return { DATA_DIR, email, surname };
}

async function localities(url: string): Promise<number[]> {
  const body = { provincia: 'Córdoba' };
  const answer = await send('POST', `${url}/app/public/localidades`, { body });
  return Array.isArray(answer.body) ? answer.body.map(({ id }: { id: number }) => id) : [];
}

test('a change request is listed, approved, and the person has the new name', async () => {
  const { DATA_DIR, email, surname } = await withRequest('Suárez Paz');
  const list = await ops(DATA_DIR, 'changes', '--full');
  expect(list.code).toBe(0);
  expect(list.printed).toMatch(new RegExp(`^1 .*${email}.* apellido +Suárez +Suárez Paz$`, 'm'));
  const masked = await ops(DATA_DIR, 'changes');
  expect(masked.printed).toMatch(/^1 .* [a-z]•••@\S+ +– +apellido +S••• +S•••$/m);
  expect(await ops(DATA_DIR, 'change', 'approve', '1')).toMatchObject({
    code: 0,
    printed: 'Change request 1 approved.',
  });
  expect(await surname()).toMatchObject({ apellido: 'Suárez Paz' });
  expect((await ops(DATA_DIR, 'changes')).printed).toBe('No change requests.');
  expect((await ops(DATA_DIR, 'changes', '--state', 'approved', '--full')).printed).toContain('Suárez Paz');
  expect(await ops(DATA_DIR, 'change', 'approve', '1')).toMatchObject({ code: 1 });
});

test('a rejected request leaves the record as it was, and needs a reason', async () => {
  const { DATA_DIR, surname } = await withRequest('Otra');
  const bare = await ops(DATA_DIR, 'change', 'reject', '1');
  expect([bare.code, bare.complaints]).toEqual([2, expect.stringContaining('A rejection needs a --reason.')]);
  expect((await ops(DATA_DIR, 'change', 'reject', '1', '--reason', '\u001b[2J')).code).toBe(1);
  expect((await ops(DATA_DIR, 'change', 'reject', '1', '--reason', 'No coincide con el DNI')).code).toBe(0);
  expect(await surname()).toMatchObject({ apellido: 'Suárez' });
});

test('a person is shown by mail, without case', async () => {
  const { DATA_DIR, email } = await withRequest('Otra');
  const shown = await ops(DATA_DIR, 'person', email.toUpperCase());
  expect(shown.code).toBe(0);
  expect(shown.printed).toContain('Ana Suárez');
  expect(shown.printed).toContain('No pets.');
  expect(await ops(DATA_DIR, 'person', 'nadie@correo.example')).toMatchObject({ code: 1 });
});

test('a reset needs --yes and then forgets everybody', async () => {
  const { DATA_DIR, email } = await withRequest('Otra');
  expect((await ops(DATA_DIR, 'demo', 'reset')).code).toBe(1);
  expect((await ops(DATA_DIR, 'person', email)).code).toBe(0);
  expect((await ops(DATA_DIR, 'demo', 'reset', '--yes')).code).toBe(0);
  expect((await ops(DATA_DIR, 'person', email)).code).toBe(1);
});

test('a reset takes the files of the photos away', async () => {
  const DATA_DIR = temporaryFolder();
  const { url } = await spawnServer({ DATA_DIR });
  const { token } = await newPerson(url);
  const id = await newPet(url, token);
  expect((await sendPhoto(url, token, id, drawJpeg(64, 64))).status).toBe(200);
  const folder = join(DATA_DIR, 'files/content/pets', String(id));
  expect(await readdir(folder)).toHaveLength(1);
  expect((await ops(DATA_DIR, 'demo', 'reset', '--yes')).code).toBe(0);
  expect(await readdir(folder)).toEqual([]);
});

test('a configuration item is set, listed, and taken back', async () => {
  const DATA_DIR = temporaryFolder();
  await spawnServer({ DATA_DIR });
  const config = (...args: string[]) => ops(DATA_DIR, 'config', ...args);
  expect(await config('set', 'link', 'https://wa.me/549115')).toMatchObject({
    code: 0,
    printed: 'link set.',
  });
  const listed: unknown = JSON.parse((await config('list', '--json')).printed);
  expect(listed).toContainEqual({ key: 'link', value: 'https://wa.me/549115' });
  expect(await config('unset', 'link')).toMatchObject({ code: 0 });
  expect((await config('list')).printed).not.toContain('wa.me');
  expect(await config('set', 'link', 'wa.me')).toMatchObject({ code: 1 });
  for (const wrong of [
    ['set', 'precio', '1'],
    ['set', 'texto'],
    ['set', 'texto', 'a', 'b'],
    ['unset', 'x'],
  ])
    expect([wrong, (await config(...wrong)).code]).toEqual([wrong, 2]);
});

test('the help lists every command, and what is not understood is code 2', async () => {
  const DATA_DIR = await preparedFolder();
  for (const call of [[], ['help'], ['--help']]) {
    const help = await ops(DATA_DIR, ...call);
    expect(help.code).toBe(0);
    expect(help.printed).toContain('change reject ID --reason TEXT');
    expect(help.printed).toContain('portal import FILE.csv [--check]');
    expect(help.printed).toContain('legal resolve CODE [--cancel POLICY] [--yes]');
  }
  for (const call of [
    ['frobnicate'],
    ['change', 'approve'],
    ['change', 'approve', 'x'],
    ['changes', '--state', 'x'],
    ['--foo'],
    ['portal', 'import'],
    ['policy', 'cancel', 'A', 'B'],
    ['person', 'ana@correo.example', '--json'],
    ['policy', 'cancel', 'A', '--as', ' '],
  ]) {
    expect((await ops(DATA_DIR, ...call)).code).toBe(2);
  }
});
