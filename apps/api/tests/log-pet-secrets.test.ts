import { pathOf } from '@huella/contract';
import { deleteAccount, exportAccountData } from '@huella/contract/account';
import { createLegalRequest } from '@huella/contract/legal';
import { createPerson } from '@huella/contract/person';
import { createWeightEntry, getPet } from '@huella/contract/pets';
import { cardRecord, listCardRecords, requestSyncLink } from '@huella/contract/policies';
import { drawJpeg } from '@huella/server/testing';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newPerson, password } from './support/person.ts';
import { newPet, readPet, sendPhoto } from './support/pet.ts';
import { send } from './support/send.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const persona = { nombre: 'Anastasia', apellido: 'Quilmes', dni: '30123456', tel_celular: '1144556677' };
const elsewhere = 'otra.direccion@correo.example';

test('O-SE-10 photos, cards, sync, legal requests and the end of an account leave nothing in the log', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await spawnServer({ DATA_DIR });
  const at = (path: string) => `${server.url}${path}`;
  const { email, token } = await newPerson(server.url);
  const datos_persona = { ...persona, fecha_nacimiento: '1990-05-03', genero: 'F' };
  const datos_domicilio = { direccion: 'Rivadavia', numero: '4567', localidad: 14001 };
  const given = await send('POST', at(createPerson.path), {
    token,
    body: { datos_persona, datos_domicilio },
  });
  expect(given.status).toBe(201);
  const petId = await newPet(server.url, token);

  expect((await sendPhoto(server.url, token, petId, drawJpeg(32, 32))).status).toBe(200);
  const { foto_link } = await readPet(server.url, token, petId);
  await fetch(at(foto_link ?? ''), { headers: { authorization: `Bearer ${token}` } });
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' });
  const weightEntry = { mascotaId: petId, peso: 4.5, fecha_pesaje: today };
  expect((await send('POST', at(createWeightEntry.path), { token, body: weightEntry })).status).toBe(201);
  const cards = await send('GET', at(`${listCardRecords.path}?email=${encodeURIComponent(email)}`), {
    token,
  });
  const [card] = z.parse(z.array(cardRecord), cards.body);
  const { pathname } = new URL(card?.verificacion ?? '');
  expect((await fetch(at(pathname))).status).toBe(200);
  expect((await send('POST', at(requestSyncLink.path), { token, body: { email: elsewhere } })).status).toBe(
    200,
  );
  const request = { tipo: 'BAJA', nombre: 'Anastasia Quilmes', dni: persona.dni, email };
  const { codigo } = createLegalRequest.response.parse(
    (await send('POST', at(createLegalRequest.path), { body: request })).body,
  );
  const held = await fetch(at(exportAccountData.path), { headers: { authorization: `Bearer ${token}` } });
  expect([held.status, (await held.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
  expect((await send('POST', at(deleteAccount.path), { token, body: { password } })).status).toBe(200);
  expect((await send('GET', at(pathOf(getPet, { id: petId })), { token })).status).toBe(401);
  expect(await server.end('SIGTERM')).toBe(0);

  const log = server.output.join('\n');
  expect(server.output.length).toBeGreaterThan(12);
  const secrets = [
    email,
    elsewhere,
    password,
    token,
    'Luna',
    'Rivadavia',
    pathname.split('/').at(-1),
    card?.poliza,
    codigo,
  ];
  for (const secret of [...secrets, ...Object.values(persona)]) expect(log).not.toContain(secret);
});
