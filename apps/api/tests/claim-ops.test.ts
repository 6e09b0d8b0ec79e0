import { createClaim, sendVetLink } from '@huella/contract/claims';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ops } from './support/ops.ts';
import { newPerson } from './support/person.ts';
import { newPet } from './support/pet.ts';
import { send } from './support/send.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const vet = { nombre: 'Eva Paz', mail: 'eva@clinica.example', telefono: '4567-8901', tipo: 'VetContact' };

/** A claim whose form waits for its vet, on a running server. */
async function claimWithForm(DATA_DIR: string) {
  const { address } = await spawnServer({ DATA_DIR });
  const { token, email } = await newPerson(address);
  const mascotaId = await newPet(address, token);
  const report = { fecha_carga: new Date().toISOString(), denuncia_administrativa: 'Tose', mascotaId };
  const filed = await send('POST', `${address}${createClaim.path}`, { token, body: report });
  const { data: id } = z.parse(z.object({ data: z.number() }), filed.body);
  const link = { veterinario: vet, derivaciones: [], siniestroId: id };
  const sent = await send('POST', `${address}${sendVetLink.path}`, { token, body: link });
  const { vetFormId } = z.parse(z.object({ vetFormId: z.number() }), sent.body);
  return { email, id: String(id), formId: String(vetFormId) };
}

test('the insurer lists, shows and moves claims, and acts as the vet of a demo', async () => {
  const DATA_DIR = temporaryFolder();
  expect((await ops(DATA_DIR, 'claim', 'list')).printed).toBe('No claims.');
  const { email, id, formId } = await claimWithForm(DATA_DIR);
  expect((await ops(DATA_DIR, 'claim', 'list')).printed).toMatch(
    new RegExp(`^${id} .*${email} +Luna .* Tose$`, 'm'),
  );
  const move = (...more: string[]) => ops(DATA_DIR, 'claim', 'move', id, ...more);
  expect(await move('--state', 'approved', '--reason', 'Consulta reconocida')).toEqual({
    code: 0,
    printed: `Movement added to claim ${id}.`,
    complaints: '',
  });
  expect(await move('--state', 'approved')).toMatchObject({ code: 1 });
  expect(await move('--reason', 'x')).toMatchObject({ code: 2 });
  expect((await ops(DATA_DIR, 'claim', 'show', id)).printed).toMatch(/^Who acts +veterinario$/m);

  expect(await ops(DATA_DIR, 'claim', 'symptoms', id, 'Tos seca', 'vomitos')).toMatchObject({ code: 0 });
  expect(await ops(DATA_DIR, 'claim', 'symptoms', id)).toMatchObject({ code: 1 });
  expect(await ops(DATA_DIR, 'claim', 'symptoms', id, 'x'.repeat(41))).toMatchObject({ code: 1 });
  expect(await ops(DATA_DIR, 'claim', 'symptoms', '999', 'Tos')).toMatchObject({ code: 1 });

  const wrong = join(temporaryFolder(), 'respuestas.json');
  writeFileSync(wrong, '{"sintomas": [""]}');
  expect(await ops(DATA_DIR, 'demo', 'complete', formId, wrong)).toMatchObject({
    code: 1,
    complaints: 'The answers do not fit:\nsintomas.0: Por favor, complete este campo.',
  });
  expect(await ops(DATA_DIR, 'demo', 'complete', formId)).toMatchObject({
    code: 0,
    printed: `Form ${formId} completed.`,
  });
  for (const word of ['complete', 'decline'])
    expect(await ops(DATA_DIR, 'demo', word, formId)).toMatchObject({ code: 1 });
  const { printed } = await ops(DATA_DIR, 'claim', 'show', id);
  expect(printed).toMatch(/^Who acts +usted$/m);
  expect(printed).toMatch(/^Symptoms +Tos seca, vomitos, Falta de apetito$/m);
  expect(printed).toMatch(/APROBADO: Consulta reconocida$/m);
  expect(printed).toMatch(/^consulta +COMPLETADO .*Gastroenteritis leve$/m);
  expect(printed).toMatch(new RegExp(`^${formId} +Eva Paz +MP 1234, Córdoba`, 'm'));
  expect(printed).toMatch(/^estudioMascota +PENDIENTE .*Ecografía abdominal/m);
  expect(await ops(DATA_DIR, 'claim', 'show', '999')).toMatchObject({
    code: 1,
    complaints: 'No claim has the id 999.',
  });
});

test('vets of the network are loaded from a file; bad lines are told', async () => {
  const DATA_DIR = temporaryFolder();
  const path = join(temporaryFolder(), 'red.csv');
  const lines = [
    'nombre;apellido;mail;teléfono;tipos;provincia;localidad',
    'Eva;Paz;eva@red.example;4567-8901;;Córdoba;',
    'Ana;;ana;1;gratis;Córdoba;Nada',
  ];
  writeFileSync(path, lines.join('\r\n'));
  expect(await ops(DATA_DIR, 'vets', 'import', path, '--check')).toMatchObject({
    code: 1,
    printed: '1 vet would be loaded.',
  });
  const { code, printed, complaints } = await ops(DATA_DIR, 'vets', 'import', path);
  expect([code, printed]).toEqual([1, '1 vet loaded.']);
  expect(complaints).toMatch(/^1 line was not taken:/);
  expect(complaints).toMatch(/^3 +tipos +has none but consulta,/m);
});
