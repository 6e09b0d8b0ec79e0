import { createEvent, listEvents } from '@huella/contract/events';
import { expect, test } from 'vitest';
import { ops } from './support/ops.ts';
import { idOf, newPerson } from './support/person.ts';
import { newPet } from './support/pet.ts';
import { send } from './support/send.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const dayIn = (days: number) => new Date(Date.now() + (days * 24 - 3) * 3_600_000).toISOString().slice(0, 10);

const INFO = 'Dra. Paz la llama por WhatsApp al 11 4567-8901';

test('a video call is added, listed, read by its owner, and taken back', async () => {
  const DATA_DIR = temporaryFolder();
  const { url } = await spawnServer({ DATA_DIR });
  const { token } = await newPerson(url);
  const petId = await newPet(url, token);
  const event = (...args: string[]) => ops(DATA_DIR, 'event', ...args);
  const pet = String(petId);
  expect((await event('list', pet)).printed).toBe('No events.');

  const [today, day] = [dayIn(0), dayIn(3)];
  const added = await event('video-call', pet, '--at', `${day} 15:40`, '--info', INFO);
  const id = /\d+/.exec(added.printed)?.[0] ?? '';
  expect(added).toEqual({
    code: 0,
    printed: `Video call ${id} added to the calendar of pet ${petId}.`,
    complaints: '',
  });
  const timeline = async () => (await send('GET', `${url}${listEvents.path}`, { token })).body;
  expect(await timeline()).toContainEqual({
    id: Number(id),
    mascota: { id: petId, nombre: 'Luna', animal: 'Perro', sexo: 'H' },
    tipo: 'Videollamada',
    event_on: day,
    hora: '15:40',
    done: false,
    description: '',
    title: '',
    EventoVideollamada: { infoVeterinario: INFO },
  });

  const when = { event_on: today, hora: '00:00', done: true };
  const body = { mascotaId: petId, tipo: 'Consulta', ...when, description: 'Control' };
  const own = idOf((await send('POST', `${url}${createEvent.path}`, { token, body })).body);
  const { printed } = await event('list', pet);
  expect(printed).toMatch(new RegExp(`^${id} +Videollamada +${day} 15:40 +no +${INFO}$`, 'm'));
  expect(printed).toMatch(new RegExp(`^${own} +Consulta +${today} 00:00 +yes +Control$`, 'm'));

  expect(await event('cancel', String(own))).toMatchObject({
    code: 1,
    complaints: `Event ${own} is its owner’s, and no video call.`,
  });
  expect(await event('cancel', id)).toMatchObject({ code: 0, printed: `Video call ${id} cancelled.` });
  expect(await event('cancel', id)).toMatchObject({ code: 1, complaints: `No event has the id ${id}.` });
  expect(JSON.stringify(await timeline())).not.toContain('Videollamada');
});

test('a video call that cannot be is rejected with its reason', async () => {
  const DATA_DIR = temporaryFolder();
  const { url } = await spawnServer({ DATA_DIR });
  const { token } = await newPerson(url);
  const petId = String(await newPet(url, token));
  const day = dayIn(3);
  const call = (pet: string, at: string, info = INFO) =>
    ops(DATA_DIR, 'event', 'video-call', pet, '--at', at, '--info', info);
  expect(await call('999', `${day} 15:30`)).toMatchObject({ code: 1, complaints: 'No pet has the id 999.' });
  expect(await ops(DATA_DIR, 'event', 'list', '999')).toMatchObject({ code: 1 });
  for (const at of [`${day} 24:00`, '2026-02-30 15:30', '1999-12-01 15:30', '2999-12-01 15:30'])
    expect(await call(petId, at)).toMatchObject({
      code: 1,
      complaints: '--at is no day and time that there are, or too far away.',
    });
  for (const at of ['', day, `${day} 15:30 -03:00`]) expect(await call(petId, at)).toMatchObject({ code: 2 });
  for (const info of ['', ' \u200b', 'x\u001b[2J', 'x'.repeat(1001)])
    expect(await call(petId, `${day} 15:30`, info)).toMatchObject({
      code: 1,
      complaints: 'The --info is missing, too long, or has characters that nobody can read.',
    });
  expect((await ops(DATA_DIR, 'event', 'list', petId)).printed).toBe('No events.');
});
