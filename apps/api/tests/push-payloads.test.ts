/** The push messages of a claim's whole life, decrypted like in a browser. */
import { calls, pathOf, type Call, type PushPayload } from '@huella/contract';
import { notificationKind, pushPayload } from '@huella/contract/notifications';
import { createApp, deliverOutbox, deliverPushes, remindOwners } from '@huella/server';
import {
  addMovement,
  addSymptoms,
  approveClaim,
  completeDemoForm,
  recordPaper,
  recordReceipt,
  payClaim,
} from '@huella/server/operator';
import { drawJpeg } from '@huella/server/testing';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import webPush from 'web-push';
import * as z from 'zod';
import { openSqlite } from '../src/adapters/database/open-sqlite.ts';
import { createWebPush } from '../src/adapters/push/web-push.ts';
import { createRuntime } from '../testing/create-runtime.ts';
import { decryptPush } from './support/decrypt-push.ts';
import { startPushReceiver } from './support/push-receiver.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** Each occurs only where its name says. */
const planted = {
  email: 'canarita.q@correo.example',
  firstName: 'Anacanaria',
  lastName: 'Quilmescanario',
  dni: '30987123',
  phone: '1149876543',
  street: 'Avenida Canarina',
  petName: 'Canariña',
  colour: 'Atigrado canario',
  report: 'Tose desde el canario',
  vetName: 'Doctora Jilguero',
  vetMail: 'jilguero@clinica.example',
  licence: 'MP 77123',
  consultation: 'Lo revisamos por un cardenal',
  diagnosis: 'Bronquitis canariforme',
  symptom: 'Plumas caídas',
  request: 'Radiografía del buche',
  movement: 'Hablamos con la pajarería',
  returned: 'Se ve una jaula',
  fileName: 'placa-del-canario',
  concept: 'Consulta aviar',
  amount: '98765',
  lastFour: '4821',
  event: 'Control del plumaje',
  petShop: 'Forrajería El Zorzal',
} as const;

const password = 'Clave-segura-1';

/** A server in this process with a fake push service. */
async function openServer() {
  const receiver = await startPushReceiver();
  let now = Date.parse('2026-11-27T10:00:00-03:00');
  const runtime = await createRuntime(
    () => openSqlite(':memory:'),
    temporaryFolder(),
  )({
    clock: { now: () => new Date(now) },
    mail: { send: async () => undefined },
    log: { info: () => undefined, error: () => undefined },
    push: createWebPush({
      keys: webPush.generateVAPIDKeys(),
      subject: 'mailto:soporte@huella.example',
      services: [receiver.host],
      agent: receiver.agent,
    }),
  });
  onTestFinished(() => runtime.close());
  const { ports } = runtime;
  const app = createApp(ports, { checkResponses: true });
  let token = '';
  async function call(called: Call, body?: object): Promise<unknown> {
    const isForm = body instanceof FormData;
    const response = await app.request(pathOf(called), {
      method: called.method,
      headers: {
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(!isForm && body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${called.id} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }
  return {
    receiver,
    ports,
    call,
    signInWith: (given: string) => {
      token = given;
    },
    moveTo: (instant: string) => {
      now = Date.parse(instant);
    },
    deliver: () => deliverPushes(ports),
  };
}

type Server = Awaited<ReturnType<typeof openServer>>;

const idOf = (body: unknown) => z.object({ id: z.number() }).parse(body).id;

/** Registers with all personal data; returns the tokens. */
async function signUp({ call, signInWith }: Server) {
  const { email } = planted;
  await call(calls.register, { email, password, confirm: password });
  const pair = calls.login.response.parse(await call(calls.login, { email, password }));
  signInWith(pair.token);
  await call(calls.createPerson, {
    datos_persona: {
      nombre: planted.firstName,
      apellido: planted.lastName,
      dni: planted.dni,
      tel_celular: planted.phone,
      fecha_nacimiento: '1990-05-03',
      genero: 'F',
    },
    datos_domicilio: { direccion: planted.street, numero: '742', localidad: 6001 },
  });
  return pair;
}

async function insure({ call }: Server): Promise<number> {
  const account = { numero_pago: '2850590940090418135201', vencimiento: null, tipo: 30 };
  const pet = {
    nombre: planted.petName,
    color: planted.colour,
    peso: null,
    sexo: 'H',
    fecha_nacimiento: '2024-03-05',
    animal: 'Perro',
    raza: 'Mestizo',
  };
  const paid = idOf(await call(calls.createPaymentMethod, account));
  const body = { datos_mascota: pet, datos_pago: { id: paid, plan: 1 }, codigo_vendedor: null };
  return idOf(await call(calls.createPet, body));
}

async function liveClaim({ call, ports, deliver }: Server, mascotaId: number): Promise<void> {
  const report = {
    fecha_carga: '2026-11-27T09:00:00-03:00',
    denuncia_administrativa: planted.report,
    mascotaId,
  };
  const { data: claim } = z.object({ data: z.number() }).parse(await call(calls.createClaim, report));
  await deliver();
  const veterinario = { nombre: planted.vetName, mail: planted.vetMail, telefono: '1145678901' };
  const link = await call(calls.sendVetLink, { veterinario, derivaciones: [], siniestroId: claim });
  const { vetFormId } = z.object({ vetFormId: z.number() }).parse(link);
  await completeDemoForm(ports, vetFormId, {
    veterinario: { nombre: 'Eva', apellido: 'Paz', matricula: planted.licence, provincia: 'Córdoba' },
    consulta: planted.consultation,
    diagnostico: planted.diagnosis,
    pedidos: [{ tipo: 'estudioMascota', descripcion: planted.request }],
  });
  await deliver();
  await addSymptoms(ports, claim, [planted.symptom]);
  await addMovement(ports, claim, { kind: 'AVISO', text: planted.movement });
  await deliver();
  const form = new FormData();
  form.set('siniestroId', String(claim));
  form.set('lado', 'frente');
  form.set('dni', new Blob([drawJpeg(60, 40)], { type: 'image/jpeg' }), `${planted.fileName}.jpg`);
  await call(calls.addDniFile, form);
  await recordPaper(ports, claim, { slot: 'libretas', state: 'received' });
  await recordPaper(ports, claim, { slot: 'libretas', state: 'returned', reason: planted.returned });
  await deliver();
  const receipt = { formId: vetFormId, concept: planted.concept, amount: Number(planted.amount) };
  await recordReceipt(ports, claim, receipt);
  await approveClaim(ports, claim, []);
  await deliver();
  await payClaim(ports, claim, planted.lastFour);
  await deliver();
}

/** A planned event and food that runs out, with reminders on different days. */
async function planReminders({ call }: Server, mascotaId: number): Promise<void> {
  const visit = { tipo: 'Consulta', event_on: '2026-12-10', hora: '10:15', done: false };
  await call(calls.createEvent, { mascotaId, ...visit, title: planted.event, description: planted.event });
  const food = calls.listFoods.response
    .parse(await call(calls.listFoods))
    .find(({ animal }) => animal === 'Perro');
  await call(calls.createFoodBag, {
    mascotas: [mascotaId],
    alimentoId: food?.id,
    kilos: food?.presentaciones.at(-1),
    duracion: 30,
    fechaCompra: '2026-11-25',
    contactoProveedor: '11 4567-8901',
    nombrePetShop: planted.petShop,
    modalidadCompra: 'WhatsApp',
    precio: null,
  });
}

async function liveWeeks({ ports, moveTo, deliver }: Server): Promise<void> {
  for (let day = 1; day <= 31; day += 1) {
    moveTo(`2026-12-${String(day).padStart(2, '0')}T10:00:00-03:00`);
    while ((await remindOwners(ports)) > 0);
    await deliver();
    await deliverOutbox(ports);
  }
}

async function everythingStored({ ports: { db } }: Server): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db));
  return JSON.stringify(await Promise.all(rows));
}

function shown({ receiver }: Server): PushPayload[] {
  const { deliveries, browser, auth } = receiver;
  return deliveries.map(({ body }) => pushPayload.parse(JSON.parse(decryptPush(body, browser, auth))));
}

test('no message says anything of a person, a pet, a claim or a session', async () => {
  const server = await openServer();
  const { token, refreshToken } = await signUp(server);
  const petId = await insure(server);
  const { subscription } = server.receiver;
  await server.call(calls.subscribeToPush, { tokens: [subscription] });
  await planReminders(server, petId);
  await liveClaim(server, petId);
  const stored = await everythingStored(server);
  await liveWeeks(server);

  const payloads = shown(server);
  expect(new Set(payloads.map(({ tipo }) => tipo))).toEqual(new Set(notificationKind.options));
  for (const canary of Object.values(planted)) expect(stored).toContain(canary);
  const secrets = [...Object.values(planted), token, refreshToken, subscription, 'Luna', '28505909400904'];
  expect(secrets.length).toBeGreaterThanOrEqual(20);
  const sent = server.receiver.deliveries.map(({ headers }, index) => {
    const { authorization: _, ...others } = headers;
    return JSON.stringify([payloads[index], others]).toLowerCase();
  });
  for (const secret of secrets) for (const text of sent) expect(text).not.toContain(secret.toLowerCase());
  expect(new Set(payloads.map(({ marca }) => marca)).size).toBe(1);
});
