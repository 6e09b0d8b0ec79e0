import { calls } from '@huella/contract';
import { deliverOutbox, MailFailure, sweepExpired } from '@huella/server';
import {
  closeClaim,
  completeDemoForm,
  declineDemoForm,
  importNetworkVets,
  listMails,
  resendMail,
  type NetworkVetLine,
} from '@huella/server/operator';
import { expect, test } from 'vitest';
import { addClaim, indicationsOf, linkBody, sendForm, VET } from '../src/claims.ts';
import { fieldMessages, statusesOf, type Client } from '../src/client.ts';
import { addPet, logIn, signUpAndLogIn, signUpWithPerson } from '../src/fixtures.ts';
import { DAY, HOUR, MINUTE } from '../src/suite-context.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

let vets = 0;
/** Has an IP of its own, so that tests do not share limits. */
const newVet = () => {
  vets += 1;
  return { ...VET, mail: `vet${vets}@clinica.example` };
};

async function filed(mascota: object = {}) {
  const client = await signUpWithPerson(ctx());
  const petId = await addPet(client, mascota);
  const fecha_carga = ctx().ports.clock.now().toISOString();
  return { client, petId, claimId: await addClaim(client, petId, { fecha_carga }), vet: newVet() };
}

const link = (client: Client, body: object, key?: string) =>
  client.call(calls.sendVetLink, key === undefined ? { body } : { body, key });
const resend = (client: Client, subVetFormId: number, siniestroId: number, veterinario: object) =>
  client.call(calls.resendVetLink, { body: { subVetFormId, data: { veterinario, siniestroId } } });
const mailsTo = (mail: string) => ctx().mails.filter(({ to }) => to === mail);
const linkIn = (text = '') => /\/veterinario\/[\w-]+/.exec(text)?.[0];

/** A claim whose vet requested a study and a surgery. */
async function withPending() {
  const { client, claimId, vet, petId } = await filed();
  const pedidos = [
    { tipo: 'estudioMascota', descripcion: 'Radiografía' },
    { tipo: 'cirugiaMascota', descripcion: 'Limpieza' },
  ];
  const formId = await sendForm(client, claimId, { veterinario: vet });
  expect(await completeDemoForm(ctx().ports, formId, { pedidos })).toEqual({ result: 'completed' });
  const pending = (await indicationsOf(client, claimId)).slice(1);
  return { client, claimId, petId, vet, pending };
}

test('without referrals the first consultation is sent', async () => {
  const { client, claimId, vet } = await filed();
  expect(await indicationsOf(client, claimId)).toEqual([]);
  const vetFormId = await sendForm(client, claimId, { veterinario: vet });
  const [indication, ...others] = await indicationsOf(client, claimId);
  expect(others).toEqual([]);
  expect(indication).toEqual({
    id: expect.any(Number),
    tipo: 'consulta',
    estado: 'ENVIADO',
    created_at: expect.any(String),
    descripcionInicial: null,
    siniestroId: claimId,
    vetFormId,
    vet: { ...vet, id: expect.any(Number), createdAt: expect.any(String), updatedAt: expect.any(String) },
    vetForm: {
      id: vetFormId,
      createdAt: indication.created_at,
      updatedAt: indication.created_at,
      fechaAtencionSegunCliente: '2026-11-26',
      completado: null,
    },
    enlace: expect.objectContaining({ estado: 'enviado', entregado: null, recordatorios: [] }),
  });
  const claim = (await client.call(calls.getClaim, { search: `?siniestroId=${claimId}` })).body;
  expect(claim.vet_forms).toEqual([{ id: vetFormId, estado: 'ENVIADO' }]);
});

test('the vet gets a mail with the link; the owner sees that the mail server took it', async () => {
  const { client, claimId, vet } = await filed({ nombre: 'ليلى' });
  await sendForm(client, claimId, { veterinario: { ...vet, mail: vet.mail.toUpperCase() } });
  await deliverOutbox(ctx().ports);
  const [mail] = mailsTo(vet.mail);
  expect(mail?.subject).toBe('Formulario sobre la atención de \u2068ليلى\u2069');
  expect(mail?.text).toContain('Ana Prueba nos dio su email para pedirle un formulario sobre la consulta');
  expect(linkIn(mail?.text)).toBeDefined();
  expect(mail?.text).not.toMatch(/Tose|30123456/);
  const [{ enlace }] = await indicationsOf(client, claimId);
  expect(enlace).toMatchObject({ estado: 'entregado', entregado: expect.any(String) });
});

test('O-SE-04 N-B07G what its owner wrote is text in the vet’s mail, whose link is ours whatever host was asked', async () => {
  const { client, claimId, vet } = await filed({ nombre: '<a href="https://evil.example">Luna</a>' });
  const sent = await client.send(calls.sendVetLink.path, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${client.token}`,
      'Content-Type': 'application/json',
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'http',
    },
    body: JSON.stringify(linkBody(claimId, { veterinario: vet })),
  });
  expect(sent.status).toBe(201);
  await deliverOutbox(ctx().ports);
  const [mail] = mailsTo(vet.mail);
  expect(mail?.html).toContain('&lt;A Href=');
  expect(mail?.html).not.toMatch(/<a [^>]*evil/i);
  const links = mail?.text.match(/https?:\/\/[^\s"]+\/veterinario\//g);
  expect(links).toEqual([`${ctx().ports.config.publicUrl}/veterinario/`]);
});

test.each([
  [
    { veterinario: undefined },
    {
      'veterinario.nombre': 'Por favor, ingrese nombre y apellido de su veterinario',
      'veterinario.mail': expect.any(String),
      'veterinario.telefono': expect.any(String),
    },
  ],
  [
    { veterinario: { ...VET, nombre: 'Eva' } },
    { 'veterinario.nombre': 'Por favor, ingrese nombre y apellido de su veterinario' },
  ],
  [
    { veterinario: { ...VET, mail: 'eva@clinica' } },
    { 'veterinario.mail': 'Por favor, ingrese un email válido' },
  ],
  [{ veterinario: { ...VET, telefono: '12345' } }, { 'veterinario.telefono': expect.any(String) }],
  [{ veterinario: { ...VET, tipo: 'Otro' } }, { 'veterinario.tipo': expect.any(String) }],
  [{ fechaAtencion: '2099-01-01' }, { fechaAtencion: 'La fecha de atención no puede ser posterior a hoy' }],
  [{ fechaAtencion: 'ayer' }, { fechaAtencion: expect.any(String) }],
  [
    { derivaciones: [{ id: 999_999_999, tipo: 'estudioMascota' }] },
    { 'derivaciones.0.id': expect.any(String) },
  ],
])('what does not fit is told at its field, and nothing is sent (%j)', async (changes, messages) => {
  const { client, claimId } = await filed();
  const reply = await link(client, linkBody(claimId, changes));
  expect([reply.status, fieldMessages(reply)]).toEqual([422, messages]);
  expect(await indicationsOf(client, claimId)).toEqual([]);
});

test('a day of attendance may be left away', async () => {
  const { client, claimId, vet } = await filed();
  for (const fechaAtencion of [undefined, null, ''])
    await sendForm(client, claimId, { veterinario: vet, fechaAtencion });
  const forms = await indicationsOf(client, claimId);
  expect(
    forms.map(
      ({ vetForm }: { vetForm: { fechaAtencionSegunCliente: null } }) => vetForm.fechaAtencionSegunCliente,
    ),
  ).toEqual([null, null, null]);
});

test('what a vet answers completes the indication, and what the vet asks for is pending', async () => {
  const { client, claimId, pending } = await withPending();
  const [first] = await indicationsOf(client, claimId);
  expect(first).toMatchObject({ estado: 'COMPLETADO', enlace: { estado: 'completado' } });
  expect(first.vetForm.completado).toEqual({
    veterinario: { nombre: 'Eva', apellido: 'Paz' },
    consulta: 'Se revisó a la mascota en el consultorio.',
    diagnostico: 'Gastroenteritis leve',
    cirugiasMascota: [],
    estudiosMascota: [],
    farmacologiaMascota: [{ descripcion: 'Protector gástrico durante 5 días' }],
    internacionesMascota: [],
    practicasMascota: [],
  });
  expect(pending).toMatchObject([
    {
      tipo: 'estudioMascota',
      estado: 'PENDIENTE',
      descripcionInicial: 'Radiografía',
      vet: null,
      vetForm: null,
    },
    { tipo: 'cirugiaMascota', estado: 'PENDIENTE', descripcionInicial: 'Limpieza', enlace: null },
  ]);
});

test('a form is completed once, not after its time, and not with what does not fit', async () => {
  const { client, claimId, vet } = await filed();
  const { ports } = ctx();
  const formId = await sendForm(client, claimId, { veterinario: vet });
  const invalid = await completeDemoForm(ports, formId, { sintomas: ['x'.repeat(41)] });
  expect(invalid).toEqual({
    result: 'invalid',
    problems: ['sintomas.0: Cada síntoma puede tener hasta 40 caracteres'],
  });
  const both = await Promise.all([completeDemoForm(ports, formId), completeDemoForm(ports, formId)]);
  expect(both.map(({ result }) => result).toSorted()).toEqual(['completed', 'form_not_open']);
  expect(await indicationsOf(client, claimId)).toHaveLength(2);
  const late = await sendForm(client, claimId, { veterinario: vet });
  const clock = { now: () => new Date(ports.clock.now().getTime() + 30 * DAY + 1) };
  expect(await completeDemoForm({ ...ports, clock }, late)).toEqual({ result: 'form_not_open' });
  expect(await completeDemoForm(ports, 999_999_999)).toEqual({ result: 'form_not_open' });
});

test('what a vet declined is pending again, names who declined, and goes to another vet', async () => {
  const { client, claimId, vet } = await filed();
  const formId = await sendForm(client, claimId, { veterinario: vet });
  const [{ id }] = await indicationsOf(client, claimId);
  expect(await declineDemoForm(ctx().ports, formId)).toBe(true);
  expect(await declineDemoForm(ctx().ports, formId)).toBe(false);
  expect(await completeDemoForm(ctx().ports, formId)).toEqual({ result: 'form_not_open' });
  const declined = {
    estado: 'PENDIENTE',
    vet,
    enlace: { estado: 'declinado', declinado: expect.any(String) },
  };
  expect(await indicationsOf(client, claimId)).toMatchObject([{ id, ...declined }]);
  expect((await resend(client, id, claimId, vet)).body).toEqual({ success: false });
  const [waiting] = (await client.call(calls.listWaitingClaims)).body;
  expect(waiting).toMatchObject({ etapa: 'veterinario', responsable: 'usted' });
  const derivaciones = [{ id, tipo: 'consulta' }];
  const vetFormId = await sendForm(client, claimId, { veterinario: newVet(), derivaciones });
  expect(await indicationsOf(client, claimId)).toMatchObject([{ id, estado: 'ENVIADO', vetFormId }]);
  const claim = (await client.call(calls.getClaim, { search: `?siniestroId=${claimId}` })).body;
  expect(claim.vet_forms).toEqual([
    { id: formId, estado: 'DECLINADO' },
    { id: vetFormId, estado: 'ENVIADO' },
  ]);
});

test('pending indications are sent together with one form', async () => {
  const { client, claimId, pending } = await withPending();
  const vet = newVet();
  const derivaciones = pending.map(({ id, tipo }: { id: number; tipo: string }) => ({ id, tipo }));
  const vetFormId = await sendForm(client, claimId, { veterinario: vet, derivaciones, fechaAtencion: null });
  const [, ...sent] = await indicationsOf(client, claimId);
  expect(sent).toMatchObject([
    { estado: 'ENVIADO', vetFormId },
    { estado: 'ENVIADO', vetFormId },
  ]);
  await deliverOutbox(ctx().ports);
  expect(mailsTo(vet.mail)[0]?.text).toContain('un formulario sobre un estudio, una cirugía de Luna');
});

test('an indication that is not pending, or of another kind, is told at its place and takes the others back', async () => {
  const { client, claimId, pending } = await withPending();
  const [study, surgery] = pending;
  const send = (derivaciones: object[]) =>
    link(client, linkBody(claimId, { veterinario: newVet(), derivaciones }));
  const wrong = await send([
    { id: study.id, tipo: 'estudioMascota' },
    { id: surgery.id, tipo: 'practicaMascota' },
  ]);
  expect([wrong.status, fieldMessages(wrong)]).toEqual([
    422,
    { 'derivaciones.1.id': 'Esta indicación ya no está pendiente. Actualice la lista y vuelva a elegir.' },
  ]);
  expect((await indicationsOf(client, claimId))[1].estado).toBe('PENDIENTE');
  expect((await send([{ id: study.id, tipo: 'estudioMascota' }])).status).toBe(201);
  expect((await send([{ id: study.id, tipo: 'estudioMascota' }])).status).toBe(422);
});

test('two sends of one pending indication at once are one', async () => {
  const { client, claimId, pending } = await withPending();
  const derivaciones = [{ id: pending[0].id, tipo: 'estudioMascota' }];
  const replies = await Promise.all(
    [1, 2, 3].map(() => link(client, linkBody(claimId, { veterinario: newVet(), derivaciones }))),
  );
  expect(statusesOf(replies)).toEqual([201, 422, 422]);
  const forms = (await client.call(calls.getClaim, { search: `?siniestroId=${claimId}` })).body.vet_forms;
  expect(forms).toHaveLength(2);
});

test('a repeated sending sends one mail', async () => {
  const { client, claimId, vet } = await filed();
  const body = linkBody(claimId, { veterinario: vet });
  const [first, again] = [await link(client, body, 'k'), await link(client, body, 'k')];
  expect([again.status, again.body]).toEqual([201, first.body]);
  await deliverOutbox(ctx().ports);
  expect(mailsTo(vet.mail)).toHaveLength(1);
});

test('sending again prolongs the same form with the same link', async () => {
  const { client, claimId, vet } = await filed();
  const vetFormId = await sendForm(client, claimId, { veterinario: vet });
  await deliverOutbox(ctx().ports);
  ctx().advance(5 * MINUTE);
  const [before] = await indicationsOf(client, claimId);
  const reply = await resend(client, before.id, claimId, { ...vet, telefono: '4567-0000' });
  expect([reply.status, reply.body]).toEqual([200, { success: true }]);
  await deliverOutbox(ctx().ports);
  const [after] = await indicationsOf(client, claimId);
  expect(after).toMatchObject({
    id: before.id,
    vetFormId,
    vet: { id: before.vet.id, telefono: '4567-0000' },
  });
  expect(after.vetForm.createdAt).toBe(before.vetForm.createdAt);
  expect(Date.parse(after.vetForm.updatedAt) - Date.parse(after.vetForm.createdAt)).toBeGreaterThan(1000);
  expect(Date.parse(after.enlace.vence) - Date.parse(before.enlace.vence)).toBe(5 * MINUTE);
  const [one, two] = mailsTo(vet.mail).map(({ text }) => linkIn(text));
  expect(two).toBe(one);
});

test('two vets of a clinic share its email, and each indication keeps its own', async () => {
  const { client, claimId, vet } = await filed();
  const other = { ...vet, nombre: 'Dr. Juan Gil' };
  await sendForm(client, claimId, { veterinario: vet });
  await sendForm(client, claimId, { veterinario: other });
  await sendForm(client, claimId, {
    veterinario: { ...vet, nombre: 'dra. eva  páz', telefono: '4000-0000' },
  });
  const listed = await indicationsOf(client, claimId);
  expect(listed.map((indication: { vet: typeof VET }) => indication.vet.nombre)).toEqual([
    'dra. eva páz',
    'Dr. Juan Gil',
    'dra. eva páz',
  ]);
  expect(listed[0].vet).toMatchObject({ id: listed[2].vet.id, telefono: '4000-0000' });
});

test('another email gets another link, and what still waits for the earlier one is not sent', async () => {
  const { client, claimId, vet } = await filed();
  const other = newVet();
  await sendForm(client, claimId, { veterinario: vet });
  await deliverOutbox(ctx().ports);
  const [{ id }] = await indicationsOf(client, claimId);
  await resend(client, id, claimId, vet);
  await resend(client, id, claimId, other);
  await deliverOutbox(ctx().ports);
  expect(mailsTo(vet.mail)).toHaveLength(1);
  expect(mailsTo(other.mail)).toHaveLength(1);
  expect(linkIn(mailsTo(other.mail)[0]?.text)).not.toBe(linkIn(mailsTo(vet.mail)[0]?.text));
  expect((await indicationsOf(client, claimId))[0]).toMatchObject({ vet: other });
});

test('another email has opened nothing, bounces by itself, and is reminded like the first', async () => {
  const { client, claimId, vet } = await filed();
  const other = newVet();
  const formId = await sendForm(client, claimId, { veterinario: vet });
  const [{ id }] = await indicationsOf(client, claimId);
  const at = ctx().ports.clock.now().toISOString();
  const seen = { opened_at: at, started_at: at, first_reminder_at: at, second_reminder_at: at };
  await ctx().ports.db.updateTable('vet_forms').set(seen).where('id', '=', formId).execute();
  await resend(client, id, claimId, vet);
  expect((await indicationsOf(client, claimId))[0].enlace).toMatchObject({ estado: 'empezado' });
  await resend(client, id, claimId, other);
  expect((await indicationsOf(client, claimId))[0].enlace).toMatchObject({
    estado: 'enviado',
    abierto: null,
    empezado: null,
    recordatorios: [],
  });
  await deliverOutbox(ctx().ports);
  ctx().advance(2 * DAY);
  await sweepExpired(ctx().ports);
  await deliverOutbox(ctx().ports);
  expect(mailsTo(other.mail)).toHaveLength(2);
});

test('of a claim that is decided no form is sent, nor sent again; what its vet sends is kept', async () => {
  const { client, claimId, vet, pending } = await withPending();
  const formId = await sendForm(client, claimId, { veterinario: vet });
  const sent = (await indicationsOf(client, claimId)).at(-1);
  await closeClaim(ctx().ports, claimId, 'La retiró');
  const [{ id, tipo }] = pending;
  for (const derivaciones of [[], [{ id, tipo }]]) {
    const rejected = await link(client, linkBody(claimId, { veterinario: vet, derivaciones }));
    expect([rejected.status, fieldMessages(rejected)]).toEqual([
      422,
      { siniestroId: 'Este siniestro ya está resuelto: no hace falta otro formulario.' },
    ]);
  }
  expect(fieldMessages(await resend(client, sent.id, claimId, vet))).toEqual({
    'data.siniestroId': 'Este siniestro ya está resuelto: no hace falta otro formulario.',
  });
  expect(await completeDemoForm(ctx().ports, formId)).toEqual({ result: 'completed' });
  expect((await indicationsOf(client, claimId))[1]).toMatchObject({ id, estado: 'PENDIENTE' });
});

test('of a form that is sent while its claim is closed, and of the end, both are or one', async () => {
  const { client, claimId, vet } = await filed();
  const [sending] = await Promise.all([
    link(client, linkBody(claimId, { veterinario: vet })),
    closeClaim(ctx().ports, claimId, 'La retiró'),
  ]);
  expect([201, 422]).toContain(sending.status);
  expect(await indicationsOf(client, claimId)).toHaveLength(sending.status === 201 ? 1 : 0);
});

test('what was completed or never sent is not sent again', async () => {
  const { client, claimId, vet, pending } = await withPending();
  const [completed] = await indicationsOf(client, claimId);
  for (const { id } of [completed, pending[0]])
    expect((await resend(client, id, claimId, vet)).body).toEqual({ success: false });
  const wrong = await resend(client, completed.id, claimId, { ...vet, nombre: 'Eva' });
  expect(fieldMessages(wrong)).toEqual({
    'data.veterinario.nombre': 'Por favor, ingrese nombre y apellido de su veterinario',
  });
});

test('a mail that nobody takes is told as bounced, and no reminder follows it', async () => {
  const { client, claimId, vet } = await filed();
  await sendForm(client, claimId, { veterinario: vet });
  await ctx()
    .ports.db.updateTable('outbox')
    .set({ attempts: 29 })
    .where('recipient', '=', vet.mail)
    .execute();
  const rejecting = { ...ctx().ports, mail: { send: () => Promise.reject(new Error('no such mailbox')) } };
  await deliverOutbox(rejecting);
  const [{ enlace }] = await indicationsOf(client, claimId);
  expect(enlace).toMatchObject({ estado: 'rebotado', rebotado: expect.any(String), entregado: null });
  ctx().advance(49 * HOUR);
  await sweepExpired(ctx().ports);
  await deliverOutbox(ctx().ports);
  expect(mailsTo(vet.mail)).toEqual([]);
});

test('a mail that the vet’s server rejects is told as bounced at once, and as delivered when it is sent again', async () => {
  const { client, claimId, vet } = await filed();
  await sendForm(client, claimId, { veterinario: vet });
  const linkState = async () => (await indicationsOf(client, claimId))[0].enlace.estado;
  const rejection = new MailFailure('refused', new Error('550'));
  await deliverOutbox({ ...ctx().ports, mail: { send: () => Promise.reject(rejection) } });
  expect(await linkState()).toBe('rebotado');
  const rejected = (await listMails(ctx().ports.db)).find(({ recipient }) => recipient === vet.mail);
  expect(await resendMail(ctx().ports, rejected?.id ?? 0)).toBe('resent');
  await deliverOutbox(ctx().ports);
  expect(await linkState()).toBe('entregado');
});

test('a vet is reminded after 48 hours and after 5 days, then no more; the owner sees when', async () => {
  const { client, claimId, vet } = await filed();
  await sendForm(client, claimId, { veterinario: vet });
  const subjects = async (hours: number) => {
    ctx().advance(hours * HOUR);
    await Promise.all([sweepExpired(ctx().ports), sweepExpired(ctx().ports)]);
    await deliverOutbox(ctx().ports);
    return mailsTo(vet.mail).map(({ subject }) => subject);
  };
  const form = 'Formulario sobre la atención de Luna';
  const reminder = 'Recordatorio: formulario sobre la atención de Luna';
  expect(await subjects(47)).toEqual([form]);
  expect(await subjects(1)).toEqual([form, reminder]);
  expect(await subjects(48)).toEqual([form, reminder]);
  expect(await subjects(24)).toEqual([form, reminder, reminder]);
  expect(await subjects(10 * 24)).toEqual([form, reminder, reminder]);
  const links = new Set(mailsTo(vet.mail).map(({ text }) => linkIn(text)));
  expect(links.size).toBe(1);
  await logIn(client);
  const [{ enlace }] = await indicationsOf(client, claimId);
  expect(enlace.recordatorios).toHaveLength(2);
});

test('no reminder follows an answer, a stop by the owner, or the end of the claim', async () => {
  const answered = await filed();
  const stopped = await filed();
  const closed = await filed();
  const formId = await sendForm(answered.client, answered.claimId, { veterinario: answered.vet });
  await sendForm(stopped.client, stopped.claimId, { veterinario: stopped.vet });
  await sendForm(closed.client, closed.claimId, { veterinario: closed.vet });
  await deliverOutbox(ctx().ports);
  await completeDemoForm(ctx().ports, formId);
  const [{ id }] = await indicationsOf(stopped.client, stopped.claimId);
  const stop = (client: Client) => client.call(calls.stopVetReminders, { body: { subVetFormId: id } });
  expect((await stop(answered.client)).status).toBe(404);
  expect((await stop(stopped.client)).status).toBe(200);
  expect((await stop(stopped.client)).status).toBe(200);
  const [{ enlace }] = await indicationsOf(stopped.client, stopped.claimId);
  expect(enlace.recordatoriosDetenidos).toEqual(expect.any(String));
  await closeClaim(ctx().ports, closed.claimId, 'La retiró');
  ctx().advance(6 * DAY);
  await sweepExpired(ctx().ports);
  await deliverOutbox(ctx().ports);
  expect(mailsTo(answered.vet.mail)).toHaveLength(1);
  expect(mailsTo(stopped.vet.mail)).toHaveLength(1);
  expect(mailsTo(closed.vet.mail)).toHaveLength(1);
});

test('a link is over after 30 days, and waits for its owner', async () => {
  const { client, claimId, vet } = await filed();
  await sendForm(client, claimId, { veterinario: vet });
  ctx().advance(30 * DAY);
  await logIn(client);
  expect((await indicationsOf(client, claimId))[0]).toMatchObject({
    estado: 'ENVIADO',
    enlace: { estado: 'vencido' },
  });
  const waiting = (await client.call(calls.listWaitingClaims)).body;
  expect(waiting).toMatchObject([{ siniestroId: claimId, etapa: 'veterinario', responsable: 'usted' }]);
});

test('O-SE-03 somebody else’s claims and indications are unknown, in the same words', async () => {
  const { client, claimId, pending } = await withPending();
  const stranger = await filed();
  const { id, tipo } = pending[0];
  const foreign = await link(stranger.client, linkBody(claimId, { veterinario: stranger.vet }));
  const unknown = await link(stranger.client, linkBody(999_999_999, { veterinario: stranger.vet }));
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
  const referred = { veterinario: stranger.vet, derivaciones: [{ id, tipo }] };
  expect((await link(stranger.client, linkBody(stranger.claimId, referred))).status).toBe(422);
  expect((await resend(stranger.client, id, claimId, stranger.vet)).status).toBe(404);
  expect((await resend(stranger.client, id, stranger.claimId, stranger.vet)).status).toBe(404);
  for (const call of [calls.listIndications, calls.listSuggestedVets]) {
    const search = `?id=${claimId}&tipo=consulta`;
    expect((await (await signUpAndLogIn(ctx())).call(call, { search })).status).toBe(404);
  }
  expect((await indicationsOf(client, claimId))[1].estado).toBe('PENDIENTE');
});

test('the owner alone gets the link of an open form, the same as in the mail', async () => {
  const { client, claimId, vet } = await filed();
  const formId = await sendForm(client, claimId, { veterinario: vet });
  await deliverOutbox(ctx().ports);
  const [{ id }] = await indicationsOf(client, claimId);
  const ask = (who: Client) => who.call(calls.getVetFormLink, { search: `?id=${id}` });
  const { url } = (await ask(client)).body;
  expect(url).toBe(`${ctx().ports.config.publicUrl}${linkIn(mailsTo(vet.mail)[0]?.text)}`);
  expect((await ask(await signUpAndLogIn(ctx()))).status).toBe(404);
  await completeDemoForm(ctx().ports, formId);
  expect((await ask(client)).status).toBe(404);
  const [, pending] = await indicationsOf(client, claimId);
  expect((await client.call(calls.getVetFormLink, { search: `?id=${pending.id}` })).status).toBe(404);
});

test('so many mails to vets in an hour are enough, by an account and to an email', async () => {
  const { client, claimId } = await filed();
  const vet = newVet();
  for (let time = 0; time < 10; time += 1) await sendForm(client, claimId, { veterinario: vet });
  const many = await link(client, linkBody(claimId, { veterinario: vet }));
  expect(many.status).toBe(429);
  for (let time = 0; time < 19; time += 1) await sendForm(client, claimId, { veterinario: newVet() });
  expect((await link(client, linkBody(claimId, { veterinario: newVet() }))).status).toBe(429);
});

test('so many mails to vets in a day are enough, however they are spread', async () => {
  const { client, claimId } = await filed();
  const vet = newVet();
  const hour = async (count: number, veterinario: () => object) => {
    await logIn(client);
    for (let time = 0; time < count; time += 1)
      await sendForm(client, claimId, { veterinario: veterinario() });
    ctx().advance(HOUR);
  };
  for (let time = 0; time < 3; time += 1) await hour(10, () => vet);
  await logIn(client);
  expect((await link(client, linkBody(claimId, { veterinario: vet }))).status).toBe(429);
  await hour(29, newVet);
  await hour(30, newVet);
  await hour(10, newVet);
  await logIn(client);
  expect((await link(client, linkBody(claimId, { veterinario: newVet() }))).status).toBe(429);
});

let lines = 0;
function networkLine(changes: object = {}): NetworkVetLine {
  lines += 1;
  const values = {
    nombre: 'Red',
    apellido: `Vet ${lines}`,
    mail: `red${lines}@red.example`,
    telefono: '4567-8901',
    tipos: '',
    provincia: 'Córdoba',
    localidad: '',
  };
  return { line: lines + 1, values: { ...values, ...changes } };
}

const suggested = async (client: Client, id: number, tipo = 'estudioMascota') =>
  (await client.call(calls.listSuggestedVets, { search: `?id=${id}&tipo=${tipo}` })).body;

test('D86 those that were written to come first, then the network’s for that kind, nearest first', async () => {
  const { client, claimId, vet } = await filed();
  await sendForm(client, claimId, { veterinario: vet });
  const { ports } = ctx();
  const home = await ports.db
    .selectFrom('localities')
    .select('nombre')
    .where('id', '=', 6001)
    .executeTakeFirstOrThrow();
  const same = await ports.db
    .selectFrom('localities')
    .select('nombre')
    .where('id', '=', 6002)
    .executeTakeFirstOrThrow();
  const file = [
    networkLine({ apellido: 'Lejos' }),
    networkLine({ apellido: 'Cerca', provincia: 'Buenos Aires', localidad: same.nombre }),
    networkLine({ apellido: 'Aca', provincia: 'buenos aires', localidad: home.nombre.toUpperCase() }),
    networkLine({ apellido: 'Cirujano', tipos: 'cirugiaMascota internacionMascota' }),
    networkLine({ apellido: 'Conocida', mail: vet.mail.toUpperCase() }),
  ];
  expect(await importNetworkVets(ports, file, { checkOnly: true })).toEqual({ taken: 5, problems: [] });
  expect(await suggested(client, claimId)).toHaveLength(1);
  expect(await importNetworkVets(ports, file, { checkOnly: false })).toEqual({ taken: 5, problems: [] });
  const names = (await suggested(client, claimId)).map(({ apellido }: { apellido: string }) => apellido);
  expect(names).toEqual(['Paz', 'Aca', 'Cerca', 'Lejos']);
  const surgeons = await suggested(client, claimId, 'cirugiaMascota');
  expect(surgeons).toContainEqual(expect.objectContaining({ apellido: 'Cirujano', tipo: 'VetNetwork' }));
  const [{ id }] = await indicationsOf(client, claimId);
  expect(await suggested(client, id)).toEqual(await suggested(client, claimId));
  const wrong = await client.call(calls.listSuggestedVets, { search: `?id=${id}&tipo=nada` });
  expect([wrong.status, Object.keys(fieldMessages(wrong))]).toEqual([422, ['tipo']]);
});

test('an id names one of those that are suggested, also when one of the network was written to', async () => {
  const { client, claimId } = await filed();
  const { ports } = ctx();
  const veterinario = { ...newVet(), tipo: 'VetNetwork' };
  await sendForm(client, claimId, { veterinario });
  const [{ vet }] = await indicationsOf(client, claimId);
  expect(vet.tipo).toBe('VetNetwork');
  const row = { nombre: 'Red', apellido: 'Misma', mail: 'misma@red.example', mail_key: 'misma@red.example' };
  const facts = { telefono: '4567-8901', kinds: '["estudioMascota"]', locality_id: null };
  const updated_at = ports.clock.now().toISOString();
  await ports.db.deleteFrom('network_vets').where('id', '=', vet.id).execute();
  await ports.db
    .insertInto('network_vets')
    .values({ id: vet.id, ...row, ...facts, updated_at })
    .execute();
  const list: { id: number; tipo: string; mail: string }[] = await suggested(client, claimId);
  const sameId = list.filter(({ id }) => id === vet.id);
  expect(sameId.map(({ tipo, mail }) => [tipo, mail])).toEqual([
    ['VetContact', veterinario.mail],
    ['VetNetwork', 'misma@red.example'],
  ]);
});

test('the network’s file is taken line by line; what is wrong is told, and an email takes the newer facts', async () => {
  const { ports } = ctx();
  const good = networkLine();
  const newer = { ...good, line: 90, values: { ...good.values, telefono: '4000-0000' } };
  await importNetworkVets(ports, [good], { checkOnly: false });
  const bad = networkLine({ nombre: ' ', mail: 'x', telefono: '1', tipos: 'gratis', localidad: 'Nada' });
  const report = await importNetworkVets(ports, [newer, bad, { ...newer, line: 91 }], { checkOnly: false });
  expect(report.taken).toBe(1);
  expect(report.problems.map(({ column }) => column)).toEqual([
    'nombre',
    'mail',
    'telefono',
    'tipos',
    'localidad',
    'mail',
  ]);
  const rows = await ports.db
    .selectFrom('network_vets')
    .select('telefono')
    .where('mail', '=', good.values.mail)
    .execute();
  expect(rows).toEqual([{ telefono: '4000-0000' }]);
});

test('O-SE-10 no vet, email, phone or link is logged', async () => {
  const { client, claimId, vet } = await filed();
  await sendForm(client, claimId, { veterinario: { ...vet, nombre: 'Nombre Secreto' } });
  await deliverOutbox(ctx().ports);
  const code = linkIn(mailsTo(vet.mail)[0]?.text)?.split('/').at(-1) ?? 'none';
  const log = ctx().logged.join('\n');
  for (const secret of [vet.mail, vet.telefono, 'Secreto', code, 'Tose']) expect(log).not.toContain(secret);
});
