import { calls } from '@huella/contract';
import { deliverOutbox, sweepExpired } from '@huella/server';
import { completeDemoForm, declineDemoForm, showClaim } from '@huella/server/operator';
import { expect, test, vi } from 'vitest';
import { addClaim, indicationsOf, sendForm, VET } from '../src/claims.ts';
import { newClient, type Client } from '../src/client.ts';
import { addPet, logIn, signUpWithPerson } from '../src/fixtures.ts';
import { DAY, HOUR } from '../src/suite-context.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';
import { confirm, fillIn, openDevice, vetPathOf } from '../src/vet-page.ts';

const ctx = useSuiteContext();
let vets = 0;

/** A claim whose first form was sent to a vet, and the vet's device. */
async function sent(mascota: object = {}, veterinario: object = {}) {
  vets += 1;
  const vet = { ...VET, mail: `pagina${vets}@clinica.example`, ...veterinario };
  const client = await signUpWithPerson(ctx());
  const petId = await addPet(client, mascota);
  const fecha_carga = ctx().ports.clock.now().toISOString();
  const claimId = await addClaim(client, petId, { fecha_carga });
  const formId = await sendForm(client, claimId, { veterinario: vet });
  const path = await vetPathOf(client, claimId);
  return { client, claimId, formId, vet, path, device: openDevice(ctx(), path) };
}

const symptomsOf = async (client: Client, claimId: number): Promise<string[]> => {
  const { body } = await client.call(calls.listClaimSymptoms, { search: `?siniestroId=${claimId}` });
  return body.map(({ nombre }: { nombre: string }) => nombre);
};
const stateOf = async (client: Client, claimId: number) =>
  (await indicationsOf(client, claimId))[0].enlace.estado;
const resend = (client: Client, subVetFormId: number, siniestroId: number, veterinario: object) =>
  client.call(calls.resendVetLink, { body: { subVetFormId, data: { veterinario, siniestroId } } });

test('a plain consultation is filled in step by step and sent; the owner reads it', async () => {
  const { client, claimId, device } = await sent();
  const first = await device.read();
  for (const known of ['Luna', 'Perro de Ana Prueba', 'Eva Paz', 'la consulta'])
    expect(first).toContain(known);
  await fillIn(device);
  expect(await stateOf(client, claimId)).toBe('empezado');
  const review = await device.read('?paso=revision');
  for (const shown of ['Eva Paz', 'MP 1234 Córdoba', '26/11/2026', 'Revisión', 'Otitis', 'Tos'])
    expect(review).toContain(`<dd>${shown}</dd>`);
  const reply = await confirm(device, '?paso=revision');
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, device.path]);
  const thanks = await device.read();
  expect(thanks).toContain('Gracias, Eva Paz');
  expect(thanks).toContain('le avisamos a Ana Prueba');
  const [indication] = await indicationsOf(client, claimId);
  expect(indication).toMatchObject({ estado: 'COMPLETADO', enlace: { estado: 'completado' } });
  expect(indication.vetForm.completado).toEqual({
    veterinario: { nombre: 'Eva', apellido: 'Paz' },
    consulta: 'Revisión',
    diagnostico: 'Otitis',
    cirugiasMascota: [],
    estudiosMascota: [],
    farmacologiaMascota: [],
    internacionesMascota: [],
    practicasMascota: [],
  });
  expect(await symptomsOf(client, claimId)).toEqual(['Tos']);
});

test('the last page names what is still missing, and where it goes', async () => {
  const { device } = await sent();
  const before = await device.read('?paso=revision');
  expect(before).toMatch(/<dd class="error">.*Falta el número de matrícula y la provincia\.<\/dd>/);
  expect(before).toContain('href="?paso=quien&amp;revisar=1" aria-label="Completar: Sus datos"');
  expect(before).toContain('<dd class="quiet">Sin indicar</dd>');
  expect(before).toContain('aria-label="Agregar: Síntomas"');
  expect(before).toContain('<a class="button" href="?paso=quien&amp;revisar=1">Completar sus datos</a>');
  expect(before).not.toContain('Enviar el formulario');
  await fillIn(device);
  const after = await device.read('?paso=revision');
  expect(after).toContain('href="?paso=quien" aria-label="Cambiar: Sus datos"');
  expect(after).not.toMatch(/Falta |<a class="button"/);
  expect(after).toContain('Enviar el formulario');
});

test('the day is said in words below its field', async () => {
  const { device } = await sent();
  await fillIn(device);
  expect(await device.read('?paso=atencion')).toContain('>jueves 26 de noviembre de 2026</p>');
});

test.each(['25/11/2026', '25-11-2026', '25112026', '2026-11-25'])(
  'a day is understood as %s',
  async (typed) => {
    const { device } = await sent();
    await fillIn(device, { 'atencion.fecha': typed });
    expect((await device.fieldsOf('?paso=atencion'))['atencion.fecha']).toBe('25/11/2026');
  },
);

test('an invalid day stays as it was typed, and is marked', async () => {
  const { device } = await sent();
  await fillIn(device, { 'atencion.diagnostico': 'Otitis' });
  const fields = { ...(await device.fieldsOf('?paso=atencion')), 'atencion.fecha': '31/02/2026' };
  expect((await device.post('?paso=atencion', fields)).headers.get('Location')).toContain(
    '?paso=atencion&revisar=1',
  );
  expect((await device.fieldsOf('?paso=atencion'))['atencion.fecha']).toBe('31/02/2026');
});

test('what was done and what is asked for goes in row by row; each thing asked for is a pending indication', async () => {
  const { client, claimId, device } = await sent();
  await fillIn(device, { 'atencion.motivo.urgencia': 'on', 'atencion.consulta': '' });
  const added = await device.step('hecho', { agregar: 'estudio.Ecografía' });
  expect(added).toMatch(/^\?paso=hecho&fila=r\w+$/);
  const key = added.split('=').at(-1);
  await device.step('hecho', { [`hecho.${key}.detalle`]: 'Normal', agregar: 'medicacion' });
  const wrong = await device.step('hecho');
  expect(wrong).toBe('?paso=hecho&revisar=1');
  expect(await device.read(wrong)).toContain('Por favor, complete este campo.');
  const fields = await device.fieldsOf('?paso=hecho');
  const empty = Object.keys(fields).find((name) => name.endsWith('.texto') && fields[name] === '') ?? '';
  await device.step('hecho', { [empty]: 'Amoxicilina 250 mg' });
  await device.step('hecho', { agregar: 'cirugia.Castración' });
  const [, surgery = ''] = /value="(r\w+)"\s*>\s*Quitar cirugía/.exec(await device.read('?paso=hecho')) ?? [];
  await device.step('hecho', { quitar: surgery });
  await device.step('pedidos', { agregar: 'estudio.Radiografía' });
  await device.step('pedidos', { agregar: 'practica.Curación' });
  await confirm(device, '?paso=revision');
  const [first, ...pending] = await indicationsOf(client, claimId);
  expect(first.vetForm.completado).toMatchObject({
    consulta: 'Urgencia',
    estudiosMascota: [{ tipoEstudio: 'Ecografía', descripcionEstudio: 'Normal' }],
    farmacologiaMascota: [{ descripcion: 'Amoxicilina 250 mg' }],
    cirugiasMascota: [],
  });
  expect(pending).toMatchObject([
    { tipo: 'estudioMascota', estado: 'PENDIENTE', descripcionInicial: 'Radiografía' },
    { tipo: 'practicaMascota', estado: 'PENDIENTE', descripcionInicial: 'Curación' },
  ]);
});

test('what a step lacks is said beside its field, and everything typed is still there', async () => {
  const { device } = await sent();
  const back = await device.step('quien', { 'quien.nombre': 'Eva2', 'quien.matricula': 'sin número' });
  expect(back).toBe('?paso=quien&revisar=1');
  const page = await device.read(back);
  for (const message of [
    'Ingrese el número de su matrícula, por ejemplo MP 1234',
    'Por favor, elija la provincia de su matrícula',
  ])
    expect(page).toContain(`>${message}</p>`);
  expect(page).toContain('id="quien.matricula" name="quien.matricula" aria-invalid="true"');
  expect(await device.fieldsOf(back)).toMatchObject({
    'quien.nombre': 'Eva2',
    'quien.matricula': 'sin número',
  });
  const invented = { 'quien.nombre': 'Eva', 'quien.matricula': '1', 'quien.provincia': 'Atlántida' };
  expect(await device.step('quien', invented)).toBe('?paso=quien&revisar=1');
});

test('a form that tells nothing is not sent: the review leads to where it can be told', async () => {
  const { client, claimId, device } = await sent();
  await fillIn(device);
  const [, confirmacion = ''] =
    /name="confirmacion" value="([^"]+)"/.exec(await device.read('?paso=revision')) ?? [];
  await device.step('atencion', { 'atencion.consulta': '', 'atencion.diagnostico': '' });
  expect(await device.read('?paso=revision')).toContain('Completar la atención');
  const reply = await device.post('?paso=revision', { confirmacion });
  expect(reply.headers.get('Location')).toBe(`${device.path}?paso=atencion&revisar=1`);
  expect(await device.read('?paso=atencion&revisar=1')).toContain('Cuente la consulta, el diagnóstico');
  expect(await stateOf(client, claimId)).toBe('empezado');
});

test('N-C32G reading the link a thousand times, by GET and HEAD, and forms without the confirmation change nothing', async () => {
  const { client, claimId, device, path } = await sent();
  const before = await indicationsOf(client, claimId);
  const scanners = [newClient(ctx()), newClient(ctx())];
  for (let time = 0; time < 500; time += 1)
    for (const scanner of scanners) {
      const method = time % 2 === 0 ? 'GET' : 'HEAD';
      const reply = await scanner.send(path, { method });
      if (reply.status !== 200 || (method === 'HEAD' && reply.body !== null)) throw new Error(method);
    }
  for (const search of ['', '?paso=quien', '?paso=revision', '?paso=declinar', '?paso=corregir'])
    for (const confirmacion of [undefined, '', 'x'.repeat(22)]) {
      const fields = { 'quien.nombre': 'Robot', ...(confirmacion !== undefined && { confirmacion }) };
      expect((await device.post(search, fields)).status).toBe(303);
    }
  expect(await indicationsOf(client, claimId)).toEqual(before);
  await fillIn(device);
  await confirm(device, '?paso=revision');
  expect(await stateOf(client, claimId)).toBe('completado');
});

test('opened means that somebody did something on the page, once', async () => {
  const { client, claimId, device } = await sent();
  const { confirmacion = '' } = await device.fieldsOf('?paso=quien');
  await device.post('?paso=quien', { confirmacion, accion: 'abierto' });
  const [{ enlace }] = await indicationsOf(client, claimId);
  expect(enlace).toMatchObject({ estado: 'abierto', abierto: expect.any(String), empezado: null });
  ctx().advance(1000);
  await device.post('?paso=quien', { confirmacion, accion: 'abierto' });
  expect((await indicationsOf(client, claimId))[0].enlace.abierto).toBe(enlace.abierto);
});

test('a half-filled form comes back whole on a second device, at the step where it was left', async () => {
  const { device, path } = await sent();
  await device.step('quien', { 'quien.matricula': 'MN 9', 'quien.provincia': 'Salta' });
  const typed = { ...(await device.fieldsOf('?paso=atencion')), 'atencion.consulta': 'A medio\nescribir' };
  const saved = await device.client.send(`${path}?paso=atencion`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ ...typed, accion: 'guardar' }),
  });
  expect(await saved.json()).toEqual({ mostrado: expect.stringContaining('atencion.consulta') });
  const other = openDevice(ctx(), path);
  expect(await other.read()).toContain('¿Cómo fue la atención?');
  expect(await other.fieldsOf('')).toMatchObject({ 'atencion.consulta': 'A medio\nescribir' });
  expect(await other.fieldsOf('?paso=quien')).toMatchObject({
    'quien.matricula': 'MN 9',
    'quien.provincia': 'Salta',
  });
});

test('a tab that is behind takes nothing back: of each field the last change counts', async () => {
  const { device, path } = await sent();
  const other = openDevice(ctx(), path);
  const stale = await other.fieldsOf('?paso=atencion');
  const mine = { 'atencion.consulta': 'Mío', 'atencion.motivo.urgencia': 'on' };
  await device.step('atencion', mine);
  await other.post('?paso=atencion', { ...stale, 'atencion.diagnostico': 'Suyo' });
  expect(await device.fieldsOf('?paso=atencion')).toMatchObject({ ...mine, 'atencion.diagnostico': 'Suyo' });
  const staleRows = await other.fieldsOf('?paso=hecho');
  await device.step('hecho', { agregar: 'estudio.Ecografía' });
  await other.post('?paso=hecho', { ...staleRows, agregar: 'estudio.Radiografía' });
  expect((await device.read('?paso=hecho')).match(/<details class="row"/g)).toHaveLength(2);
  await device.step('atencion', { 'atencion.diagnostico': '' });
  expect((await device.fieldsOf('?paso=atencion'))['atencion.diagnostico']).toBe('');
});

test('what a vet was asked for is filled in, and stays removed once it was removed', async () => {
  const { client, claimId, formId, vet } = await sent();
  const pedidos = [{ tipo: 'estudioMascota', descripcion: 'Ecografía\nabdominal' }];
  await completeDemoForm(ctx().ports, formId, { pedidos });
  const [, { id, tipo }] = await indicationsOf(client, claimId);
  await sendForm(client, claimId, { veterinario: vet, derivaciones: [{ id, tipo }], fechaAtencion: null });
  const device = openDevice(ctx(), await vetPathOf(client, claimId));
  expect(await device.fieldsOf('?paso=hecho')).toMatchObject({
    [`hecho.p${id}.texto`]: 'Ecografía\nabdominal',
  });
  expect((await device.fieldsOf('?paso=atencion'))['atencion.fecha']).toBe('27/11/2026');
  await device.step('hecho', { quitar: `p${id}` });
  expect(Object.keys(await device.fieldsOf('?paso=hecho'))).not.toContain(`hecho.p${id}.texto`);
});

test('N-C34G what a mail program leaves behind the code is ignored; a cut link asks to be copied again', async () => {
  const { path, device } = await sent();
  for (const damage of ['.', ')', '>', ',', '%20', '&amp;', '%3D', '%3E%22', '.%20Saludos', '/', '/)']) {
    const reply = await device.client.send(path + damage);
    expect([damage, reply.status, reply.headers.get('Location')]).toEqual([damage, 303, path]);
  }
  for (const cut of [path.slice(0, -5), `${path.slice(0, -5)}/`, '/veterinario/', '/veterinario/1-']) {
    const reply = await device.client.send(cut);
    expect([cut, reply.status]).toEqual([cut, 404]);
    expect(await reply.text()).toContain('cópielo entero');
  }
});

test('an altered code, one of another form and one that was never made look the same', async () => {
  const [one, other] = [await sent(), await sent()];
  const [id, signature = ''] = one.path.replace('/veterinario/', '').split(/-(.*)/, 2);
  const foreign = other.path.split(/-(.*)/, 2)[1] ?? '';
  const last = signature.endsWith('A') ? 'B' : 'A';
  const pages = new Set<string>();
  for (const code of [
    `${id}-${foreign}`,
    `${id}-${signature.slice(0, -1)}${last}`,
    `${id}-${signature}A`,
    `0${id}-${signature}`,
    `999999999-${signature}`,
    '%ff',
    '%00',
    '<script>',
    'x'.repeat(3000),
  ]) {
    const reply = await newClient(ctx()).send(`/veterinario/${code}`);
    expect([code, reply.status]).toEqual([code, 404]);
    pages.add(await reply.text());
    expect((await newClient(ctx()).send(`/veterinario/${code}/foto`)).status).toBe(404);
  }
  expect([...pages]).toEqual([expect.stringContaining('No encontramos el formulario')]);
});

test('the page is not kept, not indexed, tells no other site, and loads nothing from one', async () => {
  const { device, path } = await sent();
  const { headers } = await device.client.send(path);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('X-Robots-Tag')).toBe('noindex');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  const csp = headers.get('Content-Security-Policy');
  expect(csp).toContain("default-src 'none'");
  expect(csp).not.toMatch(/unsafe|https?:|\*/);
  const text = await device.read('?paso=atencion');
  expect(text).toContain('<meta name="robots" content="noindex"');
  expect(text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  expect(text).not.toMatch(/<script>| on\w+=|style=/);
  for (const [, asset = ''] of text.matchAll(/(?:src|href)="(\/auth\/[^"]+)"/g))
    expect([asset, (await device.client.send(asset)).status]).toEqual([asset, 200]);
});

test('a form from another site is rejected', async () => {
  const { device, path } = await sent();
  const body = new URLSearchParams(await device.fieldsOf('?paso=quien'));
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await device.client.send(`${path}?paso=quien`, { method: 'POST', headers, body })).status).toBe(
    404,
  );
});

test('the photo of the pet is shown with the form, and with nothing else', async () => {
  const { client, device, path, formId } = await sent();
  expect(await device.read()).not.toContain('<img');
  expect((await device.client.send(`${path}/foto`)).status).toBe(404);
  const img_link = `data:image/jpeg;base64,${btoa('a photo')}`;
  const { id } = (await client.call(calls.listPets)).body[0];
  await ctx().ports.db.updateTable('pets').set({ img_link }).where('id', '=', id).execute();
  expect(await device.read()).toContain(`src="${path}/foto"`);
  const photo = await device.client.send(`${path}/foto`);
  expect([photo.headers.get('Content-Type'), await photo.text()]).toEqual(['image/jpeg', 'a photo']);
  await declineDemoForm(ctx().ports, formId);
  expect((await device.client.send(`${path}/foto`)).status).toBe(404);
});

test('an expired form says so and keeps what is typed; sent again, the same link goes on', async () => {
  const { client, claimId, device, path, formId, vet } = await sent();
  const typed = { ...(await device.fieldsOf('?paso=quien')), 'quien.matricula': 'MP 77' };
  const past = new Date(ctx().ports.clock.now().getTime() - 1000).toISOString();
  await ctx().ports.db.updateTable('vet_forms').set({ expires_at: past }).where('id', '=', formId).execute();
  const closed = await device.client.send(path);
  expect([closed.status, await closed.text()]).toEqual([410, expect.stringContaining('El enlace venció')]);
  expect((await device.post('?paso=quien', typed)).status).toBe(410);
  expect((await confirm(device, '?paso=revision')).status).toBe(303);
  const [{ id }] = await indicationsOf(client, claimId);
  expect((await resend(client, id, claimId, vet)).body).toEqual({ success: true });
  expect(await device.fieldsOf('?paso=quien')).toMatchObject({ 'quien.matricula': 'MP 77' });
});

test('a vet who did not attend the pet says so after a question; owner and page tell it', async () => {
  const { client, claimId, device } = await sent();
  expect(await device.read('?paso=declinar')).toContain('¿No atendió a Luna?');
  expect(await stateOf(client, claimId)).toBe('enviado');
  const stale = { ...(await device.fieldsOf('?paso=quien')), 'quien.matricula': 'MP 5' };
  expect((await confirm(device, '?paso=declinar')).status).toBe(303);
  expect(await stateOf(client, claimId)).toBe('declinado');
  const page = await device.client.send(device.path);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('avisó que no atendió')]);
  const late = await device.post('?paso=quien', stale);
  expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('>MP 5</blockquote>')]);
});

test('N-C33G sent again to the same email, the page that is open goes on; to another one, it says so and shows what was typed', async () => {
  const { client, claimId, device, path, vet } = await sent();
  await fillIn(device);
  const [{ id }] = await indicationsOf(client, claimId);
  await resend(client, id, claimId, vet);
  expect(await vetPathOf(client, claimId)).toBe(path);
  const fields = await device.fieldsOf('?paso=atencion');
  await resend(client, id, claimId, { ...vet, mail: `otra-${vet.mail}` });
  const late = await device.post('?paso=atencion', { ...fields, 'atencion.consulta': 'Última línea' });
  const text = await late.text();
  expect(late.status).toBe(410);
  expect(text).toContain('Este formulario se envió a otra dirección');
  expect(text).toContain('>Última línea</blockquote>');
  expect(text).not.toMatch(/Ana|Luna/);
  const next = openDevice(ctx(), await vetPathOf(client, claimId));
  expect(await next.fieldsOf('?paso=atencion')).toMatchObject({ 'atencion.consulta': 'Revisión' });
  await confirm(next, '?paso=revision');
  expect(await stateOf(client, claimId)).toBe('completado');
});

test('another vet finds what was typed, and signs by their own name', async () => {
  const { client, claimId, device, vet } = await sent();
  await fillIn(device, { 'atencion.consulta': 'Control' });
  const [{ id }] = await indicationsOf(client, claimId);
  await resend(client, id, claimId, vet);
  expect(await device.fieldsOf('?paso=quien')).toMatchObject({ 'quien.matricula': 'MP 1234' });
  await resend(client, id, claimId, { ...vet, nombre: 'Dr. Juan Gil' });
  expect(await device.fieldsOf('?paso=quien')).toMatchObject({
    'quien.nombre': 'Juan',
    'quien.apellido': 'Gil',
    'quien.matricula': '',
  });
  expect(await device.fieldsOf('?paso=atencion')).toMatchObject({ 'atencion.consulta': 'Control' });
});

test('a form that went to many emails is told from no form as fast as any', async () => {
  const { client, claimId, formId, path, vet } = await sent();
  await ctx().ports.db.updateTable('vet_forms').set({ link_version: 400 }).where('id', '=', formId).execute();
  const signings = async (link: string) => {
    const spy = vi.spyOn(ctx().ports.vault, 'fingerprints');
    const { status } = await newClient(ctx()).send(link);
    const count = spy.mock.calls.length;
    spy.mockRestore();
    return [status, count];
  };
  const [status, count = 0] = await signings(path);
  expect([status, count > 20, count < 40]).toEqual([404, true, true]);
  const [{ id }] = await indicationsOf(client, claimId);
  const newest = await vetPathOf(client, claimId);
  await resend(client, id, claimId, { ...vet, mail: `otra-${vet.mail}` });
  expect((await newClient(ctx()).send(newest)).status).toBe(410);
});

test('two vets of one claim who send at once lose nothing', async () => {
  const { client, claimId, device } = await sent();
  await sendForm(client, claimId, { veterinario: { ...VET, mail: 'segunda@clinica.example' } });
  const second = openDevice(ctx(), await vetPathOf(client, claimId));
  await Promise.all([fillIn(device), fillIn(second)]);
  await device.step('sintomas', { 'sintomas.otros': 'Babeo, Hipo, Sed' });
  await second.step('sintomas', { 'sintomas.otros': 'Sed, Hipo, Babeo' });
  const replies = await Promise.all([device, second].map((one) => confirm(one, '?paso=revision')));
  expect(replies.map(({ status }) => status)).toEqual([303, 303]);
  expect((await symptomsOf(client, claimId)).toSorted()).toEqual(['Babeo', 'Hipo', 'Sed', 'Tos']);
});

test('sending twice at once, or while the owner sends again, loses nothing and doubles nothing', async () => {
  const { client, claimId, device, vet } = await sent();
  await fillIn(device);
  await device.step('pedidos', { agregar: 'estudio.Radiografía' });
  const [{ id }] = await indicationsOf(client, claimId);
  const replies = await Promise.all([
    confirm(device, '?paso=revision'),
    resend(client, id, claimId, vet),
    confirm(device, '?paso=revision'),
  ]);
  expect([replies[0].status, replies[1].status, replies[2].status]).toEqual([303, 200, 303]);
  expect(await indicationsOf(client, claimId)).toMatchObject([
    { estado: 'COMPLETADO', enlace: { estado: 'completado' } },
    { estado: 'PENDIENTE', descripcionInicial: 'Radiografía' },
  ]);
});

test('within 48 hours the vet corrects: answers and symptoms are replaced, and the owner sees when', async () => {
  const { client, claimId, device } = await sent();
  await fillIn(device, { 'atencion.motivo.urgencia': 'on' });
  await device.step('sintomas', { 'sintomas.otros': 'Hipo' });
  await confirm(device, '?paso=revision');
  ctx().advance(47 * HOUR);
  const begun = await confirm(device, '', '?paso=corregir');
  expect(begun.headers.get('Location')).toBe(`${device.path}?paso=quien`);
  expect(await device.fieldsOf('?paso=atencion')).toMatchObject({
    'atencion.motivo.urgencia': 'on',
    'atencion.consulta': 'Revisión',
    'atencion.diagnostico': '',
    'atencion.comun.otitis': 'on',
  });
  const symptoms = { ...(await device.fieldsOf('?paso=sintomas')), 'sintomas.otros': 'Fiebre alta' };
  expect(symptoms).toMatchObject({ 'sintomas.comun.tos': 'on' });
  await device.step('sintomas', { 'sintomas.otros': 'Fiebre alta' });
  await logIn(client);
  expect(await symptomsOf(client, claimId)).toEqual(['Tos', 'Hipo']);
  expect(await device.read()).toContain('Seguir con la corrección');
  await device.step('atencion', { 'atencion.consulta': 'Otra cosa' });
  const mails = ctx().mails.length;
  await confirm(device, '?paso=revision');
  await deliverOutbox(ctx().ports);
  expect(
    ctx()
      .mails.slice(mails)
      .map(({ to }) => to),
  ).toContain(client.email);
  const [indication] = await indicationsOf(client, claimId);
  expect(indication.enlace.corregido).toEqual(expect.any(String));
  expect(indication.vetForm.completado.consulta).toBe('Urgencia\nOtra cosa');
  expect(await symptomsOf(client, claimId)).toEqual(['Tos', 'Fiebre alta']);
});

test('a correction keeps what the owner has sent, changes and takes back what nobody sent, and adds the new', async () => {
  const { client, claimId, device, vet } = await sent();
  await fillIn(device);
  for (const agregar of ['estudio.Radiografía', 'estudio.Ecografía', 'cirugia.Castración'])
    await device.step('pedidos', { agregar });
  await confirm(device, '?paso=revision');
  const [, study, echo, surgery] = await indicationsOf(client, claimId);
  await confirm(device, '', '?paso=corregir');
  const derivaciones = [{ id: study.id, tipo: study.tipo }];
  await sendForm(client, claimId, { veterinario: vet, derivaciones, fechaAtencion: null });
  expect(await device.read('?paso=pedidos')).toContain('Ya se envió a un veterinario');
  await device.step('pedidos', { quitar: `i${surgery.id}` });
  await device.step('pedidos', {
    [`pedidos.i${echo.id}.texto`]: 'Ecografía abdominal',
    agregar: 'practica.Curación',
  });
  await confirm(device, '?paso=revision');
  expect((await indicationsOf(client, claimId)).slice(1)).toMatchObject([
    { id: study.id, estado: 'ENVIADO', descripcionInicial: 'Radiografía' },
    { id: echo.id, estado: 'PENDIENTE', descripcionInicial: 'Ecografía abdominal' },
    { tipo: 'practicaMascota', estado: 'PENDIENTE', descripcionInicial: 'Curación' },
  ]);
});

test('what the owner sends while a correction is under way is neither lost nor doubled', async () => {
  const { client, claimId, device, vet } = await sent();
  await fillIn(device);
  await device.step('pedidos', { agregar: 'estudio.Radiografía' });
  await confirm(device, '?paso=revision');
  await confirm(device, '', '?paso=corregir');
  const [, study] = await indicationsOf(client, claimId);
  await device.step('pedidos', { quitar: `i${study.id}` });
  const derivaciones = [{ id: study.id, tipo: study.tipo }];
  const [link] = await Promise.all([
    client.call(calls.sendVetLink, {
      body: { veterinario: vet, derivaciones, siniestroId: claimId, fechaAtencion: null },
    }),
    confirm(device, '?paso=revision'),
  ]);
  const left = (await indicationsOf(client, claimId))
    .slice(1)
    .map(({ estado }: { estado: string }) => estado);
  expect([
    [201, ['ENVIADO']],
    [422, []],
  ]).toContainEqual([link.status, left]);
});

test('after 48 hours nothing can be corrected, and what was begun is forgotten', async () => {
  const { device, formId } = await sent();
  await fillIn(device);
  await confirm(device, '?paso=revision');
  await confirm(device, '', '?paso=corregir');
  await device.step('atencion', { 'atencion.consulta': 'Tarde' });
  const stale = await device.fieldsOf('?paso=atencion');
  ctx().advance(2 * DAY);
  expect(await device.read('?paso=atencion')).toContain('Este formulario ya se envió');
  expect((await device.post('?paso=atencion', stale)).status).toBe(409);
  expect(await device.read()).not.toMatch(/Revisión|Luna|Ana|Eva/);
  await sweepExpired(ctx().ports);
  const query = ctx().ports.db.selectFrom('vet_forms').select('draft').where('id', '=', formId);
  expect(await query.execute()).toEqual([{ draft: null }]);
});

const HOSTILE = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>\u202Eabc</textarea>';

test('every character that a vet types is text: on the page, in the mail and in the app', async () => {
  const { client, claimId, device } = await sent({ nombre: HOSTILE.slice(0, 20) });
  await device.step('quien', { 'quien.nombre': HOSTILE, 'quien.matricula': HOSTILE });
  expect(await device.read('?paso=quien&revisar=1')).not.toMatch(/<script>|<img/);
  await device.step('quien', { 'quien.nombre': 'Eva' });
  await fillIn(device, { 'atencion.consulta': `${HOSTILE}\n&amp;` });
  await device.step('sintomas', { 'sintomas.otros': '<b>tos</b>' });
  await device.step('hecho', { agregar: `estudio.${HOSTILE}` });
  await device.step('pedidos', { agregar: `estudio.${HOSTILE}` });
  const steps = ['quien', 'atencion', 'sintomas', 'hecho', 'pedidos', 'revision'];
  for (const step of steps) {
    const text = await device.read(`?paso=${step}`);
    expect(text).not.toMatch(/<script>|<img|<b>/);
    // Texts outside of inputs must not reverse the words around them.
    expect(text.replace(/<textarea[^<]*<|value="[^"]*"/g, '')).not.toContain('\u202E');
  }
  expect((await device.fieldsOf('?paso=atencion'))['atencion.consulta']).toBe(`${HOSTILE}\n&amp;`);
  const mails = ctx().mails.length;
  await confirm(device, '?paso=revision');
  await deliverOutbox(ctx().ports);
  const mail = ctx()
    .mails.slice(mails)
    .find(({ to }) => to === client.email);
  expect(mail?.html).not.toMatch(/<script>|<img src=x|<b>tos/);
  const [first, pending] = await indicationsOf(client, claimId);
  const stored = HOSTILE.replace('\u202E', '');
  expect(first.vetForm.completado.consulta).toBe(`${stored}\n&amp;`);
  expect(pending.descripcionInicial).toBe(stored);
  expect(await symptomsOf(client, claimId)).toContain('<b>tos</b>');
});

test('what nobody can read is rejected beside its field', async () => {
  const { device } = await sent();
  const typed = { 'atencion.consulta': 'a\u0000b' };
  expect(await device.step('atencion', typed)).toBe('?paso=atencion&revisar=1');
  expect(await device.fieldsOf('?paso=atencion')).toMatchObject(typed);
});

test('a form has room for so much, and a list for so many', async () => {
  const { client, device, path } = await sent();
  const shown = await device.fieldsOf('?paso=hecho');
  const { confirmacion = '' } = shown;
  const long = { confirmacion, 'atencion.consulta': 'x'.repeat(60_000) };
  expect((await device.post('?paso=atencion', long)).status).toBe(413);
  expect((await device.post('?paso=atencion', { confirmacion, x: 'x'.repeat(600_000) })).status).toBe(413);
  for (let time = 0; time < 20; time += 1) await device.step('pedidos', { agregar: 'estudio.Radiografía' });
  const full = await device.step('pedidos', { agregar: 'practica.Curación' });
  expect(await device.read(full)).toContain('Puede cargar hasta 20');
  expect((await device.read('?paso=pedidos')).match(/<details class="row"/g)).toHaveLength(20);
  const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  expect((await client.send(path, json)).status).toBe(415);
});

test('reading and keeping are limited, in words and with a time to wait', async () => {
  const { device, path } = await sent();
  const { db, vault, clock } = ctx().ports;
  const count = async (limit: string, subject: string) => {
    const key = await vault.fingerprint(`${limit}\n${subject}`);
    const row = { key, window_start: clock.now().toISOString(), attempts: 5000 };
    await db.deleteFrom('rate_limits').where('key', '=', key).execute();
    await db.insertInto('rate_limits').values(row).execute();
  };
  const { confirmacion = '' } = await device.fieldsOf('?paso=quien');
  await count('vet-save-form', path.replace('/veterinario/', ''));
  expect((await device.post('?paso=quien', { confirmacion })).status).toBe(429);
  expect((await device.client.send(path)).status).toBe(200);
  await count('vet-page-ip', device.client.ip);
  const rejected = await device.client.send(path);
  expect([rejected.status, Number(rejected.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  expect(await rejected.text()).toContain('Demasiados intentos.');
  expect((await newClient(ctx()).send(path)).status).toBe(200);
});

test('the operator sees the licence, and what makes a form look like its owner’s own', async () => {
  const own = await sent();
  await fillIn(own.device);
  await confirm(own.device, '?paso=revision');
  const [seen] = (await showClaim(ctx().ports, own.claimId))?.forms ?? [];
  expect(seen).toEqual({
    id: own.formId,
    vet: 'Eva Paz',
    licence: 'MP 1234, Córdoba',
    visitDay: '2026-11-26',
    correctedAt: null,
    warnings: [],
  });
  const owner = await sent();
  const [{ id }] = await indicationsOf(owner.client, owner.claimId);
  await resend(owner.client, id, owner.claimId, { ...VET, mail: owner.client.email.toUpperCase() });
  const path = await vetPathOf(owner.client, owner.claimId);
  const device = { ...openDevice(ctx(), path), client: owner.client };
  await fillIn(openDevice(ctx(), path));
  const [, confirmacion = ''] =
    /name="confirmacion"\s+value="([^"]+)"/.exec(await device.read('?paso=revision')) ?? [];
  const body = new URLSearchParams({ confirmacion });
  await owner.client.send(`${path}?paso=revision`, { method: 'POST', body });
  const [suspect] = (await showClaim(ctx().ports, owner.claimId))?.forms ?? [];
  expect(suspect?.warnings).toEqual(['owner_email', 'owner_network']);
});

test('a correction from the owner’s network is warned of like a form, and a later one takes no warning back', async () => {
  const { client, claimId, device, path } = await sent();
  await fillIn(device);
  await confirm(device, '?paso=revision');
  const warningsOf = async () =>
    (await showClaim(ctx().ports, claimId))?.forms.map(({ warnings }) => warnings);
  expect(await warningsOf()).toEqual([[]]);
  await confirm(device, '', '?paso=corregir');
  const [, confirmacion = ''] =
    /name="confirmacion"\s+value="([^"]+)"/.exec(await device.read('?paso=revision')) ?? [];
  const body = new URLSearchParams({ confirmacion });
  await client.send(`${path}?paso=revision`, { method: 'POST', body });
  expect(await warningsOf()).toEqual([['owner_network']]);
  await confirm(device, '', '?paso=corregir');
  await confirm(device, '?paso=revision');
  expect(await warningsOf()).toEqual([['owner_network']]);
});

test('O-SE-10 neither the link nor anything typed is logged', async () => {
  const { device, path } = await sent();
  await fillIn(device, { 'atencion.consulta': 'Palabra secreta' });
  await device.client.send(`${path}.`);
  await device.client.send(`${path}/foto`);
  await confirm(device, '?paso=revision');
  const log = ctx().logged.join('\n');
  expect(log).toContain('vetFormPage');
  for (const secret of [path.replace('/veterinario/', ''), 'secreta', 'MP 1234'])
    expect(log).not.toContain(secret);
});
