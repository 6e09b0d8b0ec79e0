import { addBookletFile } from '@huella/contract/claim-files';
import { createClaim, sendVetLink } from '@huella/contract/claims';
import { drawJpeg, drawPdf } from '@huella/server/testing';
import { readFileSync, statSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ops } from './support/ops.ts';
import { preparedFolder } from './support/prepared-folder.ts';
import { newPerson } from './support/person.ts';
import { newPet } from './support/pet.ts';
import { send } from './support/send.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const vet = { nombre: 'Eva Paz', mail: 'eva@clinica.example', telefono: '4567-8901', tipo: 'VetContact' };

/** A claim whose form waits for its vet, on a running server. */
async function claimWithForm(DATA_DIR: string) {
  const { url } = await spawnServer({ DATA_DIR });
  const { token, email } = await newPerson(url);
  const mascotaId = await newPet(url, token);
  const report = { fecha_carga: new Date().toISOString(), denuncia_administrativa: 'Tose', mascotaId };
  const filed = await send('POST', `${url}${createClaim.path}`, { token, body: report });
  const { data: id } = z.parse(z.object({ data: z.number() }), filed.body);
  const link = { veterinario: vet, derivaciones: [], siniestroId: id };
  const sent = await send('POST', `${url}${sendVetLink.path}`, { token, body: link });
  const { vetFormId } = z.parse(z.object({ vetFormId: z.number() }), sent.body);
  return { url, token, email, id: String(id), formId: String(vetFormId) };
}

test('the insurer lists, shows and moves claims, and acts as the vet of a demo', async () => {
  const DATA_DIR = await preparedFolder();
  expect((await ops(DATA_DIR, 'claim', 'list')).printed).toBe('No claims.');
  const { email, id, formId } = await claimWithForm(DATA_DIR);
  expect((await ops(DATA_DIR, 'claim', 'list', '--full')).printed).toMatch(
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
  for (const word of ['1e0', '0x1', '1.0', '0', ''])
    expect(await ops(DATA_DIR, 'claim', 'show', word)).toMatchObject({
      code: 2,
      complaints: expect.stringContaining(`"${word}" is not an id.`),
    });

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

test('the insurer notes papers and receipts, decides a claim once and pays it', async () => {
  const DATA_DIR = temporaryFolder();
  const { id, formId } = await claimWithForm(DATA_DIR);
  const claim = (...args: string[]) => ops(DATA_DIR, 'claim', ...args);
  const paper = (...args: string[]) => claim('paper', id, ...args);
  await ops(DATA_DIR, 'demo', 'complete', formId);
  expect(await paper('cbu', 'approved')).toMatchObject({
    code: 1,
    complaints: `No paper cbu of claim ${id} waits for a review: none came, or the last one was reviewed.`,
  });
  expect((await paper('cbu', 'received')).printed).toBe(`Paper cbu of claim ${id} noted as received.`);
  expect(await paper('cbu', 'returned')).toMatchObject({ code: 1 });
  expect((await paper('cbu', 'returned', '--reason', 'No se lee')).code).toBe(0);
  for (const args of [['foto', 'received'], ['cbu', 'lost'], ['cbu'], ['cbu', 'received', 'x']])
    expect((await paper(...args)).code).toBe(2);

  const receipt = (...args: string[]) => claim('receipt', id, ...args);
  expect((await receipt(formId, 'Consulta', '12000')).printed).toBe(
    `Receipt of 12000 pesos added to claim ${id}.`,
  );
  await receipt(formId, 'Suero oral', '5000');
  for (const amount of ['0', '12.5', 'mil', '27.000', '1e3', '0x10'])
    expect((await receipt(formId, 'x', amount)).code).toBe(1);
  expect((await receipt('999', 'Consulta', '1')).complaints).toBe(
    `Claim ${id} has no form 999 that its vet has answered.`,
  );
  for (const args of [
    [formId, 'Consulta'],
    [formId, 'Suero', 'oral', '5000'],
    ['x', 'Suero', '1'],
  ])
    expect((await receipt(...args)).code).toBe(2);

  const nothingOwed = `Nothing is owed of claim ${id}: it is not approved, or nothing of it is recognised.`;
  expect((await claim('pay', id, '--bank-account', '1234')).complaints).toBe(nothingOwed);
  const { printed } = await claim('show', id);
  expect(printed).toMatch(/^\d+ +cbu +el CBU +DEVUELTO .* on paper +– +No se lee$/m);
  const receiptId = /^(\d+) +\d+ +Suero oral +5000/m.exec(printed)?.[1] ?? '';
  expect(await claim('approve', id, '--line', `${receiptId}=4000`)).toMatchObject({
    code: 1,
    complaints: `Receipt ${receiptId}: what is less than 5000 needs a reason: franquicia, tope, no_cubierto, fuera_de_vigencia, otro.`,
  });
  expect((await claim('approve', id, '--line', `${receiptId}:4000`)).code).toBe(2);
  const line = `${receiptId}=4000:otro:Hasta 4: es lo que cubre`;
  expect((await claim('approve', id, '--line', line)).printed).toBe(`Claim ${id} approved.`);
  for (const args of [
    ['approve', id],
    ['reject', id, '--reason', 'x'],
    ['close', id, '--reason', 'x'],
  ])
    expect((await claim(...args)).complaints).toBe(
      `Claim ${id} is decided, and nothing of it changes any more.`,
    );
  for (const account of [[], ['--bank-account', '00000031000123456789']])
    expect((await claim('pay', id, ...account)).code).toBe(1);
  expect((await claim('pay', id, '--bank-account', '1234')).printed).toBe(
    `Claim ${id} paid to the account that ends in 1234.`,
  );
  expect((await claim('pay', id, '--bank-account', '1234')).complaints).toBe(`Claim ${id} was paid before.`);
  const shown = (await claim('show', id)).printed;
  expect(shown).toMatch(/^Stage +pago$/m);
  expect(shown).toMatch(/^Decision +APROBADO 20/m);
  expect(shown).toMatch(/ Consulta +12000 +12000 +12000 +1234/);
  expect(shown).toMatch(/ Suero oral +5000 +4000 +4000 +1234 +Hasta 4: es lo que cubre$/m);
});

test('the insurer lists, saves, returns and approves the files of a claim', async () => {
  const DATA_DIR = temporaryFolder();
  const { url, token, id } = await claimWithForm(DATA_DIR);
  const file = (...args: string[]) => ops(DATA_DIR, 'claim', 'file', ...args);
  expect((await ops(DATA_DIR, 'claim', 'files', id)).printed).toBe(`Nothing came to claim ${id}.`);
  expect((await ops(DATA_DIR, 'claim', 'files', '999')).complaints).toBe('No claim has the id 999.');
  const pdf = drawPdf(2);
  const first = await sendBooklet({ url, token, id }, pdf, '../../libreta de Luna.pdf');
  const second = await sendBooklet({ url, token, id }, drawJpeg(300, 200), 'otra.jpg');
  const listed = (await ops(DATA_DIR, 'claim', 'files', id)).printed;
  expect(listed).toMatch(
    new RegExp(`^${first} +libretas +la libreta de vacunación +RECIBIDO .* libreta de Luna\\.pdf `, 'm'),
  );
  expect((await ops(DATA_DIR, 'claim', 'show', id)).printed).toContain(listed);

  const out = join(temporaryFolder(), 'archivos');
  const saved = await file('show', first, '--out', out);
  expect(saved).toMatchObject({ code: 0, printed: join(out, `${first}-libreta de Luna.pdf`) });
  expect(new Uint8Array(readFileSync(saved.printed))).toEqual(pdf);
  expect(statSync(saved.printed).mode & 0o077).toBe(0);
  const other = join(out, 'otra-cosa');
  writeFileSync(other, 'mía');
  unlinkSync(saved.printed);
  symlinkSync(other, saved.printed);
  await file('show', first, '--out', out);
  expect(readFileSync(other, 'utf8')).toBe('mía');
  expect(new Uint8Array(readFileSync(saved.printed))).toEqual(pdf);

  expect(await file('return', first)).toMatchObject({ code: 1 });
  expect((await file('return', first, '--reason', 'No se lee')).printed).toBe(`File ${first} returned.`);
  expect((await file('approve', second)).printed).toBe(`File ${second} approved.`);
  for (const command of ['show', 'approve'])
    expect((await file(command, '999')).complaints).toBe('No file has the id 999.');
  expect((await file('approve', first)).complaints).toBe(`File ${first} was returned or approved before.`);
  const { printed } = await ops(DATA_DIR, 'claim', 'files', id);
  expect(printed).toMatch(new RegExp(`^${first} .* DEVUELTO .* No se lee$`, 'm'));
  expect(printed).toMatch(new RegExp(`^${second} .* APROBADO `, 'm'));
});

/** Sends a claim's booklet; returns the file's id. */
async function sendBooklet(
  { url, token, id }: { readonly url: string; readonly token: string; readonly id: string },
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<string> {
  const body = new FormData();
  body.set('siniestroId', id);
  body.set('libreta_vacunacion', new Blob([bytes]), name);
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${url}${addBookletFile.path}`, { method: 'POST', headers, body });
  expect(response.status).toBe(201);
  return String(z.parse(z.object({ id: z.number() }), await response.json()).id);
}

test('a claim is rejected or closed with a reason', async () => {
  const DATA_DIR = temporaryFolder();
  const { id } = await claimWithForm(DATA_DIR);
  expect((await ops(DATA_DIR, 'claim', 'reject', id)).code).toBe(1);
  expect((await ops(DATA_DIR, 'claim', 'approve', id)).complaints).toBe(
    `Claim ${id} has no receipts to recognise.`,
  );
  expect((await ops(DATA_DIR, 'claim', 'close', id, '--reason', 'La retiró')).printed).toBe(
    `Claim ${id} closed.`,
  );
  expect((await ops(DATA_DIR, 'claim', 'show', id)).printed).toMatch(/^Reason +La retiró$/m);
  expect((await ops(DATA_DIR, 'claim', 'reject', '999', '--reason', 'x')).complaints).toBe(
    'No claim has the id 999.',
  );
});

test('vets of the network are loaded from a file; bad lines are told', async () => {
  const DATA_DIR = await preparedFolder();
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
