import { calls } from '@huella/contract';
import { resolveChangeRequest } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { askChange, askPersonChange, unchangedPerson } from './ask-change.ts';
import type { Bench } from './home.ts';
import { addPet, member, withPerson } from './people.ts';
import { fieldMessages, statusesOf } from './visitor.ts';

/** What an owner may ask to change, and what is refused. */
export function changeTests(bench: () => Bench): void {
  test('one pending request per field; a decision opens the field again', async () => {
    const visitor = await withPerson(bench());
    const first = await askPersonChange(visitor, { nombre: 'Carla' });
    const second = await askPersonChange(visitor, { nombre: 'Dora', numero: '12' });
    expect(second.status).toBe(409);
    expect(second.body.code).toBe('change_pending');
    expect(Object.keys(fieldMessages(second))).toEqual(['nombre']);
    expect((await askPersonChange(visitor, { numero: '12' })).status).toBe(201);
    const rejected = await resolveChangeRequest(bench().ports, first.body.id, {
      approve: false,
      reason: 'ilegible',
    });
    expect(rejected).toBe('rejected');
    expect((await visitor.call(calls.getPerson)).body.nombre).toBe('Ana');
    expect((await askPersonChange(visitor, { nombre: 'Dora' })).status).toBe(201);
  });

  test('two requests for one field at once leave one', async () => {
    const visitor = await withPerson(bench());
    const replies = await Promise.all([1, 2, 3].map(() => askPersonChange(visitor, { apellido: 'Nuevo' })));
    expect(statusesOf(replies)).toEqual([201, 409, 409]);
  });

  test('asking for what is there already is no change', async () => {
    const visitor = await withPerson(bench());
    for (const changes of [{}, { nombre: 'Ana' }, { nombre: ' Ana ' }]) {
      const reply = await askPersonChange(visitor, changes);
      expect(reply.status).toBe(422);
      expect(reply.body.fields[0].message).toBe('Modifique alguno de sus datos para proceder.');
    }
    const mascotaId = await addPet(visitor);
    const reply = await askChange(visitor, { mascotaId, mascotaNombre: 'Luna' });
    expect(reply.body.fields[0].message).toBe('Modifique alguno de los datos para proceder.');
  });

  test('O-SE-03 somebody else’s pet is unknown', async () => {
    const owner = await member(bench());
    const mascotaId = await addPet(owner);
    const stranger = await withPerson(bench());
    const foreign = await askChange(stranger, { mascotaId, mascotaNombre: 'Mía' });
    const unknown = await askChange(stranger, { mascotaId: 999_999_999, mascotaNombre: 'Mía' });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    expect((await askPersonChange(stranger, { mascotaId, nombre: 'Otra' })).status).toBe(404);
  });

  test('without personal data there is nothing to change', async () => {
    expect((await askPersonChange(await member(bench()), { nombre: 'Ana' })).status).toBe(404);
  });

  test.each([
    ['nombre', { nombre: '   ' }],
    ['dni', { dni: '123' }],
    ['fechaNac', { fechaNac: '1990-03-06' }],
    ['fechaNac', { fechaNac: '31-02-1990' }],
    ['fechaNac', { fechaNac: '06-03-2190' }],
    ['localidad', { localidad: 999_999_999 }],
    ['localidad', { provincia: 'Salta' }],
    ['localidad', { provincia: 'Salta', localidad: 14001 }],
  ])('the rule of %s holds for a change, too (%j)', async (path, changes) => {
    const reply = await askPersonChange(await withPerson(bench()), changes);
    expect(reply.status).toBe(422);
    expect(Object.keys(fieldMessages(reply))).toEqual([path]);
  });

  test.each([
    ['mascotaRaza', { mascotaRaza: 'Siamés' }],
    ['mascotaRaza', { mascotaRaza: 'Unicornio' }],
    ['mascotaRaza', { mascotaEspecie: 'Gato', mascotaRaza: 'Caniche' }],
    ['mascotaFechaNac', { mascotaFechaNac: '2010-01-01' }],
    ['mascotaNombre', { mascotaNombre: ' ' }],
    ['mascotaSexo', { mascotaSexo: 'X' }],
  ])('the rule of %s holds for a change, too (%j)', async (path, changes) => {
    const visitor = await member(bench());
    const reply = await askChange(visitor, { mascotaId: await addPet(visitor), ...changes });
    expect(reply.status).toBe(422);
    expect(Object.keys(fieldMessages(reply))).toEqual([path]);
  });

  test('keys of both kinds together are refused', async () => {
    const visitor = await withPerson(bench());
    const mascotaId = await addPet(visitor);
    expect(
      (await askChange(visitor, { ...unchangedPerson, mascotaId, mascotaNombre: 'Sol', nombre: 'Eva' }))
        .status,
    ).toBe(422);
    expect((await askChange(visitor, {})).status).toBe(422);
  });
}
