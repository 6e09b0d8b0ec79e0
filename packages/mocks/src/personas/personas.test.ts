import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createMockServer, type MockServer } from '../mock-server.ts';
import { argentineDay, emailOf, personaDescriptions, personaNames, type PersonaName } from '@huella/personas';

interface State {
  feature: string;
  state: string;
  person: PersonaName;
  /** The rest of `select count(*) from`, which finds what is meant; `?` is the account, `{today}` the day in Argentina. */
  found: string;
}

const links = 'vet_forms f join claims c on c.id = f.claim_id where c.account_id = ?';
const decided = 'claim_resolutions r join claims c on c.id = r.claim_id where c.account_id = ?';
const count = (from: string, expected = '> 0') => `(select count(*) n from ${from}) where n ${expected}`;

/** Every state that a screen of a feature shows, and who is in it. */
const states: readonly State[] = [
  ['Ingreso', 'cuenta sin datos', 'nueva', count('persons where account_id = ?', '= 0')],
  ['Ingreso', 'token de acceso vencido', 'sesion-vencida', 'sessions where account_id = ?'],
  ['Datos personales', 'completos, sin mascotas', 'con-datos', count('pets where account_id = ?', '= 0')],
  [
    'Datos personales',
    'cambio en espera',
    'con-cambios',
    `change_requests where account_id = ? and pet_id is null and estado = 'PENDIENTE'`,
  ],
  ['Pagos', 'una tarjeta', 'con-datos', count('payment_methods where account_id = ?', '= 1')],
  ['Pagos', 'ningún medio de pago', 'nueva', count('payment_methods where account_id = ?', '= 0')],
  ['Mascotas', 'ninguna', 'con-datos', count('pets where account_id = ?', '= 0')],
  ['Mascotas', 'perra y gato', 'asegurada', count('pets where account_id = ?', '= 2')],
  ['Mascotas', 'muchas', 'muchas-mascotas', count('pets where account_id = ?', '= 6')],
  ['Mascotas', 'textos muy largos', 'nombres-largos', 'pets where account_id = ? and length(nombre) > 60'],
  [
    'Mascotas',
    'foto e historial de peso',
    'con-historia',
    'pets where account_id = ? and photo_hash is not null',
  ],
  [
    'Mascotas',
    'cambio aprobado',
    'con-cambios',
    `change_requests where account_id = ? and estado = 'APROBADA'`,
  ],
  [
    'Mascotas',
    'cambio rechazado',
    'con-cambios',
    `change_requests where account_id = ? and estado = 'RECHAZADA'`,
  ],
  ['Pólizas', 'vigente', 'asegurada', 'policies where account_id = ? and cancelled_at is null'],
  [
    'Pólizas',
    'vencida',
    'poliza-vencida',
    `policies where account_id = ? and date(start_day, '+1 year') < '{today}'`,
  ],
  ['Pólizas', 'anulada', 'poliza-anulada', 'policies where account_id = ? and cancelled_at is not null'],
  ['Pólizas', 'futura', 'denuncia-rechazada', `policies where account_id = ? and start_day > '{today}'`],
  [
    'Pólizas',
    'baja en espera',
    'con-bajas',
    `cancellation_requests where account_id = ? and estado = 'PENDIENTE'`,
  ],
  [
    'Pólizas',
    'baja confirmada',
    'con-bajas',
    `cancellation_requests where account_id = ? and estado = 'CONFIRMADA'`,
  ],
  [
    'Pólizas',
    'baja rechazada',
    'con-bajas',
    `cancellation_requests where account_id = ? and estado = 'RECHAZADA'`,
  ],
  [
    'Pólizas',
    'de otro canal, sin asociar',
    'por-asociar',
    `external_policies where email_key = '${emailOf('por-asociar')}' and account_id is null`,
  ],
  ['Siniestros', 'ninguno', 'asegurada', count('claims where account_id = ?', '= 0')],
  ['Siniestros', 'una en cada etapa', 'en-cada-etapa', count('claims where account_id = ?', '= 8')],
  ['Siniestros', 'aprobado', 'en-cada-etapa', `${decided} and r.estado = 'APROBADO' and r.paid_at is null`],
  ['Siniestros', 'pagado', 'en-cada-etapa', `${decided} and r.paid_at is not null`],
  ['Siniestros', 'rechazado', 'en-cada-etapa', `${decided} and r.estado = 'RECHAZADO'`],
  ['Siniestros', 'email del veterinario rebotado', 'enlaces-caidos', `${links} and f.bounced_at is not null`],
  ['Siniestros', 'el veterinario no la atendió', 'enlaces-caidos', `${links} and f.declined_at is not null`],
  [
    'Siniestros',
    'enlace vencido',
    'enlaces-caidos',
    `${links} and f.bounced_at is null and f.declined_at is null and f.expires_at < (select max(created_at) from sessions)`,
  ],
  ['Siniestros', 'formulario completo', 'con-siniestros', `${links} and f.completed_at is not null`],
  [
    'Siniestros',
    'formulario enviado',
    'con-siniestros',
    `${links} and f.completed_at is null and f.delivered_at is not null`,
  ],
  [
    'Siniestros',
    'muchas indicaciones',
    'muchas-indicaciones',
    count('indications i join claims c on c.id = i.claim_id where c.account_id = ?', '= 40'),
  ],
  [
    'Siniestros',
    'denuncia que no se acepta',
    'denuncia-rechazada',
    count('claims where account_id = ?', '= 0'),
  ],
  ['Archivos', 'recibido', 'con-archivos', `claim_documents where account_id = ? and estado = 'RECIBIDO'`],
  ['Archivos', 'aprobado', 'con-archivos', `claim_documents where account_id = ? and estado = 'APROBADO'`],
  ['Archivos', 'devuelto', 'con-archivos', `claim_documents where account_id = ? and estado = 'DEVUELTO'`],
  ['Calendario', 'vacío', 'asegurada', count('events where account_id = ?', '= 0')],
  [
    'Calendario',
    'un año, con videollamadas',
    'con-calendario',
    `events where account_id = ? and tipo = 'Videollamada'`,
  ],
  ['Calendario', 'atrasado', 'con-atrasos', 'events where account_id = ? and done = 0'],
  [
    'Calendario',
    'permetrina en un gato',
    'con-permetrina',
    'events where account_id = ? and product_id is not null',
  ],
  ['Nutrición', 'ninguna bolsa', 'asegurada', count('food_bags where account_id = ?', '= 0')],
  ['Nutrición', 'bolsas en cuatro estados', 'con-alimento', count('food_bags where account_id = ?', '= 4')],
  ['Nutrición', 'muchas bolsas', 'veinte-bolsas', count('food_bags where account_id = ?', '= 21')],
  ['Notificaciones', 'ninguna', 'nueva', count('notifications where account_id = ?', '= 0')],
  [
    'Notificaciones',
    'una sin leer de cada tipo',
    'con-avisos',
    'notifications where account_id = ? and read_at is null',
  ],
].map(([feature = '', state = '', person, found = '']) => ({
  feature,
  state,
  person: personaNames.find((name) => name === person) ?? 'nueva',
  found,
}));

async function missing({ db, clock }: MockServer): Promise<string[]> {
  const names: string[] = [];
  for (const { feature, state, person, found } of states) {
    const { id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('email_key', '=', emailOf(person))
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{
      found: number;
    }>`select count(*) as found from ${sql.raw(found.replaceAll('?', String(id)).replace('{today}', argentineDay(clock.now())))}`.execute(
      db,
    );
    if (!rows[0]?.found) names.push(`${feature}: ${state} (${person})`);
  }
  return names;
}

test('everybody can be made on one server, also twice, whatever the day is, and is in the states of the table', async () => {
  for (const now of ['2026-03-05T10:00:00-03:00', '2028-02-29T23:30:00-03:00']) {
    const server = await createMockServer({ now: new Date(now) });
    for (const person of [...personaNames, ...personaNames]) await server.as(person);
    expect(await missing(server)).toEqual([]);
  }
}, 120_000);

test('the table of states is the one that people read', async () => {
  const rows = states.map(({ feature, state, person }) => `| ${feature} | ${state} | \`${person}\` |`);
  const people = personaNames.map((name) => `| \`${name}\` | ${personaDescriptions[name]} |`);
  const page = [
    '# Personas of QA',
    'Written by `personas.test.ts`: `npm run pnpm -- --filter @huella/mocks test -u` writes it.',
    ['| feature | state | persona |', '|---|---|---|', ...rows].join('\n'),
    ['| persona | what for |', '|---|---|', ...people].join('\n'),
  ];
  await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../../PERSONAS.md');
});
