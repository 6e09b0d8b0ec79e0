import { calls } from '@huella/contract';
import {
  addMovement,
  approveClaim,
  completeDemoForm,
  recordPaper,
  recordReceipt,
  payClaim,
  resolveChangeRequest,
} from '@huella/server/operator';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { requestCancellation, policyOf } from '../src/cancellations.ts';
import { countStored, sendPaper } from '../src/claim-files.ts';
import { addClaim, sendForm } from '../src/claims.ts';
import { addEvent, eventBody, vaccination } from '../src/events.ts';
import { addBag, bagBody } from '../src/food.ts';
import { HOUR } from '../src/suite-context.ts';
import {
  addPet,
  CBU,
  logIn,
  signUpAndLogIn,
  PASSWORD,
  personBody,
  VISA,
  signUpWithPerson,
} from '../src/fixtures.ts';
import { addPetWithPhoto, fetchPhoto, hashOf } from '../src/photos.ts';
import { newClient, type Client } from '../src/client.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

async function download(client: Client) {
  const headers = { Authorization: `Bearer ${client.token}` };
  const response = await client.send(calls.exportAccountData.path, { headers });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function exportOf(client: Client) {
  const { response, bytes } = await download(client);
  expect(response.status).toBe(200);
  const files = unzipSync(bytes);
  const text = strFromU8(files['datos.json']!);
  return { response, files, text, data: JSON.parse(text) };
}

const ctx = useSuiteContext();

test('everything is in it, in words', async () => {
  const client = await signUpWithPerson(ctx());
  const mascotaId = await addPet(client);
  await client.call(calls.createPaymentMethod, {
    body: { numero_pago: CBU, vencimiento: null, tipo: 30 },
  });
  await client.call(calls.requestSyncLink, { body: { email: 'otra@correo.example' } });
  const change = { mascotaId, mascotaNombre: 'Sol' };
  const { id: changeId } = (await client.call(calls.requestDataChange, { body: change, key: 'cambio' })).body;
  await resolveChangeRequest(ctx().ports, changeId, { approve: false, reason: 'No coincide' });
  await addEvent(client, vaccination(mascotaId));
  await addEvent(client, eventBody(mascotaId, { event_on: '2026-11-21', title: 'Dra. Paz' }));
  const id = await addBag(client, bagBody([mascotaId]));
  const correction = { kilos: 5, dia: '2026-11-15' };
  await client.call(calls.correctFoodBag, { params: { id }, body: correction });
  await client.call(calls.finishFoodBag, { params: { id }, body: { dia: '2026-11-26' } });
  await client.call(calls.setCalendarFeed, { body: { tipos: ['Vacuna'], mascotas: null } });
  const claimId = await addClaim(client, mascotaId);
  await addMovement(ctx().ports, claimId, { kind: 'AVISO', text: 'Lo vimos' });
  const formId = await sendForm(client, claimId);
  await completeDemoForm(ctx().ports, formId);
  await recordPaper(ctx().ports, claimId, { slot: 'cbu', state: 'received' });
  await recordPaper(ctx().ports, claimId, { slot: 'cbu', state: 'returned', reason: 'No se lee' });
  await recordReceipt(ctx().ports, claimId, { formId, concept: 'Consulta', amount: 12_000 });
  await approveClaim(ctx().ports, claimId, []);
  await payClaim(ctx().ports, claimId, '4321');
  const cancellation = (await requestCancellation(client, policyOf(mascotaId))).body;
  const legal = { tipo: 'BAJA', nombre: 'Ana Prueba', dni: '30123456', email: client.email };
  const { codigo } = (await client.call(calls.createLegalRequest, { body: legal })).body;
  await client.call(calls.updateReminderSettings, { body: { tipos: { Celo: false } } });
  const { data } = await exportOf(client);
  expect(data).toEqual({
    generado: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}-03:00$/),
    cuenta: {
      email: client.email,
      creada: expect.stringContaining('-03:00'),
      ultimoIngresoDesdeCadaConexion: [expect.any(String)],
    },
    persona: expect.objectContaining({
      nombre: 'Ana',
      apellido: 'Prueba',
      dni: '30123456',
      genero: 'Femenino',
      fechaDeNacimiento: '1990-03-05',
      domicilio: expect.objectContaining({ direccion: 'Av. Ñandú 123', provincia: 'Buenos Aires' }),
    }),
    mascotas: [
      expect.objectContaining({
        nombre: 'Luna',
        sexo: 'Hembra',
        pesos: [{ fecha: '2026-11-20', kilos: 12.5 }],
        foto: null,
      }),
    ],
    polizas: [
      expect.objectContaining({
        numero: `HU-${String(mascotaId).padStart(8, '0')}`,
        mascota: 'Luna',
        medioDePago: expect.stringMatching(/\*{6}3704$/),
        anulada: null,
      }),
    ],
    pedidosDeBaja: [
      {
        codigo: cancellation.codigo,
        poliza: policyOf(mascotaId),
        mascota: 'Luna',
        motivo: 'OTRO',
        detalle: 'Me mudo',
        estado: 'PENDIENTE',
        respuesta: null,
        creado: expect.stringContaining('-03:00'),
        resuelto: null,
      },
    ],
    polizasDeOtrosCanales: [],
    mediosDePago: [
      expect.objectContaining({ tipo: 'Visa', vencimiento: '2030-05' }),
      expect.objectContaining({ vencimiento: null }),
    ],
    avisos: {
      elegidos: ['Siniestro', 'FormularioVeterinario', 'Documentacion', 'Calendario', 'Alimento'],
      navegadores: [],
      avisos: expect.arrayContaining([
        {
          tipo: 'Siniestro',
          titulo: 'Pagamos su siniestro',
          texto: expect.stringMatching(/^Siniestro número \d+ de Luna\. Ábralo para ver el detalle\.$/),
          avisado: '2026-11-27T10:00:00-03:00',
          leido: null,
        },
      ]),
    },
    recordatorios: { elegidos: [{ tipo: 'Celo', activo: false, diasAntes: null }], avisados: [] },
    eventos: [
      {
        mascota: 'Luna',
        tipo: 'Vacuna',
        fecha: '2026-11-20',
        hora: '10:15',
        hecho: true,
        titulo: '',
        descripcion: '',
        vacuna: 'Antirrábica',
        producto: null,
        proxima: '2027-11-20',
        machos: null,
        hembras: null,
        fallecidos: null,
        veterinario: null,
        cargado: expect.stringContaining('-03:00'),
        cambiado: expect.stringContaining('-03:00'),
      },
      expect.objectContaining({ tipo: 'Consulta', titulo: 'Dra. Paz', descripcion: 'Control anual' }),
    ],
    alimentos: [
      {
        mascotas: ['Luna'],
        marca: 'Royal Canin',
        alimento: 'Mini Adult',
        kilos: 7.5,
        kilosDeLaAnterior: 0,
        compra: '2026-11-10',
        dias: 30,
        petShop: 'El Ñandú',
        telefono: '11 4567-8901',
        modalidad: 'WhatsApp',
        precio: 48_500,
        quedaba: [{ fecha: '2026-11-15', kilos: 5 }],
        fin: { fecha: '2026-11-26', kilos: 0, segunLaCuenta: false },
      },
    ],
    calendarioCompartido: { tipos: ['Vacuna'], mascotas: ['Luna'], ultimaLectura: null },
    siniestros: [
      {
        numero: claimId,
        mascota: 'Luna',
        fecha: '2026-11-27',
        descripcion: 'Tose desde ayer',
        cargado: expect.stringContaining('-03:00'),
        cobraOtraPersona: false,
        sintomas: ['Vómitos', 'Falta de apetito'],
        movimientos: [
          ...Array.from({ length: 5 }, () => expect.anything()),
          { fecha: expect.any(String), razon: 'Lo vimos' },
        ],
        indicaciones: [
          expect.objectContaining({
            tipo: 'consulta',
            estado: 'COMPLETADO',
            veterinario: 'Dra. Eva Paz',
            fechaDeAtencion: '2026-11-26',
            formulario: expect.objectContaining({ diagnostico: 'Gastroenteritis leve' }),
          }),
          expect.objectContaining({
            tipo: 'estudioMascota',
            estado: 'PENDIENTE',
            descripcion: 'Ecografía abdominal',
          }),
        ],
        documentacion: [
          {
            papel: 'cbu',
            estado: 'DEVUELTO',
            motivo: 'No se lee',
            llego: expect.stringContaining('-03:00'),
            revisado: expect.stringContaining('-03:00'),
            archivo: null,
          },
        ],
        estudiosEInformes: [],
        comprobantes: [
          {
            concepto: 'Consulta',
            monto: 12_000,
            comprobante: null,
            estado: 'RECIBIDO',
            motivo: null,
            llego: expect.stringContaining('-03:00'),
            revisado: null,
            archivo: null,
          },
        ],
        resolucion: {
          estado: 'APROBADO',
          fecha: expect.stringContaining('-03:00'),
          motivo: null,
          pedido: 12_000,
          reconocido: 12_000,
          pagado: 12_000,
          detalle: [
            {
              concepto: 'Consulta',
              pedido: 12_000,
              reconocido: 12_000,
              motivo: null,
              pagado: 12_000,
              fecha: expect.stringContaining('-03:00'),
              cuentaTerminadaEn: '4321',
            },
          ],
        },
      },
    ],
    veterinarios: [
      expect.objectContaining({
        nombre: 'Dra. Eva Paz',
        email: 'eva@clinica.example',
        telefono: '11 4567-8901',
      }),
    ],
    solicitudesDeCambio: [
      expect.objectContaining({
        sobre: 'Luna',
        estado: 'RECHAZADA',
        motivo: 'No coincide',
        campos: [{ campo: 'mascotaNombre', antes: 'Luna', despues: 'Sol' }],
      }),
    ],
    gestionesLegales: [expect.objectContaining({ tipo: 'BAJA', codigo, dni: '30123456' })],
    sesiones: [{ inicio: expect.any(String), vence: expect.any(String), cierre: null }],
    enlacesEnviados: { paraAsociarMascotas: [], paraElegirContrasena: [] },
    mailsPorSalir: [
      { asunto: 'Póliza contratada', creado: expect.any(String) },
      { asunto: 'Asociar mascotas', creado: expect.any(String) },
      { asunto: 'Respuesta a una solicitud de cambio', creado: expect.any(String) },
      { asunto: 'Siniestro recibido', creado: expect.any(String) },
      { asunto: 'Novedades de un siniestro', creado: expect.any(String) },
      { asunto: 'Número de un pedido de baja', creado: expect.any(String) },
      { asunto: 'Número de una gestión', creado: expect.any(String) },
    ],
    pedidosDelUltimoDia: [{ pedido: '/app/user/datos/update', fecha: expect.any(String) }],
  });
});

test('it is a ZIP with a text that explains it, for nobody to keep on the way', async () => {
  const { response, files } = await exportOf(await signUpAndLogIn(ctx()));
  expect(response.headers.get('Content-Type')).toBe('application/zip');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="mis-datos-huella.zip"');
  expect(Object.keys(files)).toEqual(['leame.txt', 'datos.json']);
  expect(strFromU8(files['leame.txt']!)).toContain('Ley 25.326');
});

test('the text names every part of the data', async () => {
  const { files, data } = await exportOf(await signUpAndLogIn(ctx()));
  const explained = strFromU8(files['leame.txt']!);
  for (const part of Object.keys(data).filter((key) => key !== 'generado'))
    expect(explained).toMatch(new RegExp(`^${part} `, 'm'));
});

test('the photos lie beside it under names that lead nowhere else', async () => {
  const client = await signUpWithPerson(ctx());
  const { id, path } = await addPetWithPhoto(client);
  await ctx().ports.db.updateTable('pets').set({ nombre: '../Ñandú /x' }).where('id', '=', id).execute();
  const { files, data } = await exportOf(client);
  expect(data.mascotas[0].foto).toBe(`fotos/nandu-x-${id}.jpg`);
  const photo = new Uint8Array(await (await fetchPhoto(client, path)).arrayBuffer());
  expect(new Uint8Array(files[`fotos/nandu-x-${id}.jpg`]!)).toEqual(photo);
});

test('files that the store has lost are named in it, and in no log', async () => {
  const client = await signUpWithPerson(ctx());
  const lost = await addPetWithPhoto(client);
  const kept = await addPetWithPhoto(client);
  const claimId = await addClaim(client, kept.id);
  await sendPaper(client, claimId, 'cbu');
  const { rows, keys } = await countStored(ctx(), claimId);
  for (const key of [`pets/${lost.id}/${hashOf(lost.path)}`, ...keys]) await ctx().ports.blobs.delete(key);
  const { files } = await exportOf(client);
  expect(Object.keys(files)).toEqual([
    'leame.txt',
    'datos.json',
    `fotos/luna-${kept.id}.jpg`,
    'faltantes.txt',
  ]);
  const note = strFromU8(files['faltantes.txt']!);
  expect(note.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    `- fotos/luna-${lost.id}.jpg`,
    expect.stringMatching(`^- siniestros/${claimId}/${rows[0]!.id}-.+`),
  ]);
  expect(note).toContain(ctx().ports.config.supportEmail);
  expect(ctx().logged.join('\n')).not.toContain('luna');
  expect(ctx().logged).toContain('{"level":"error","event":"export.incomplete","missing":2}');
});

test('no hash, no token, no full number and no sealed one is in it', async () => {
  const client = await signUpWithPerson(ctx());
  await addPet(client);
  await client.call(calls.createPaymentMethod, {
    body: { numero_pago: CBU, vencimiento: null, tipo: 30 },
  });
  const { text } = await exportOf(client);
  const { db } = ctx().ports;
  const accounts = await db.selectFrom('accounts').select('password_hash').execute();
  const tokens = await db.selectFrom('refresh_tokens').select('token_hash').execute();
  const methods = await db.selectFrom('payment_methods').select(['fingerprint', 'sealed']).execute();
  const secrets = [
    ...accounts.map(({ password_hash }) => password_hash),
    ...tokens.map(({ token_hash }) => token_hash),
    ...methods.flatMap(({ fingerprint, sealed }) => [fingerprint, sealed ?? fingerprint]),
    PASSWORD,
    VISA,
    CBU,
    client.token!,
    client.refreshToken,
  ];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

test('somebody else’s data are not in it', async () => {
  const [ana, eva] = [await signUpWithPerson(ctx()), await signUpWithPerson(ctx())];
  await addPet(eva, { nombre: 'Mascota-De-Eva' });
  const { text, data } = await exportOf(ana);
  expect(text).not.toMatch(new RegExp(`${eva.email}|Mascota-De-Eva`));
  expect(data.mascotas).toEqual([]);
});

test('a legal request of somebody else under the same email is not in it', async () => {
  const client = await signUpAndLogIn(ctx());
  const ask = async (dni: string) => {
    const body = { tipo: 'BAJA', nombre: 'Quien Sea', dni, email: client.email, motivo: 'Cosa privada' };
    return (await client.call(calls.createLegalRequest, { body, token: null })).body.codigo;
  };
  const [own, foreign] = [await ask('30123456'), await ask('28999111')];
  const nobody = await exportOf(client);
  expect(nobody.data.gestionesLegales).toEqual([]);
  expect(nobody.text).not.toMatch(/Cosa privada|28999111/);
  await client.call(calls.createPerson, { body: personBody() });
  const { data, text } = await exportOf(client);
  expect(data.gestionesLegales).toMatchObject([{ codigo: own }]);
  expect(text).not.toContain(foreign);
});

test('ten an hour are enough', async () => {
  const client = await signUpAndLogIn(ctx());
  for (let time = 0; time < 10; time += 1) expect((await download(client)).response.status).toBe(200);
  expect((await download(client)).response.status).toBe(429);
  ctx().advance(HOUR);
  await logIn(client);
  expect((await download(client)).response.status).toBe(200);
});

test('without a session there is nothing to take along', async () => {
  expect((await download(newClient(ctx()))).response.status).toBe(401);
});
