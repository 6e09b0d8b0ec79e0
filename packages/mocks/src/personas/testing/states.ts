import { legalRequestKind } from '@huella/contract/legal';
import { userCreatedKind } from '@huella/contract/events';
import { emailOf, type PersonaName } from '@huella/personas';

/**
 * A feature, a state, its persona, and the rest of `select count(*) from` that finds it: `?` is the account, `{today}` the day in
 * Argentina.
 */
type State = readonly [feature: string, state: string, person: PersonaName, found: string];

const links = 'vet_forms f join claims c on c.id = f.claim_id where c.account_id = ?';
const decided = 'claim_resolutions r join claims c on c.id = r.claim_id where c.account_id = ?';
const count = (from: string, expected = '> 0') => `(select count(*) n from ${from}) where n ${expected}`;

/** The states that people look for. The contract's enumerations are in `wire-values.ts`. */
export const states: readonly State[] = [
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
  ['Pagos', 'tarjeta vencida', 'con-cbu', `payment_methods where account_id = ? and expiry < '{today}'`],
  ['Pagos', 'CBU', 'con-cbu', count('payment_methods where account_id = ? and bin is null', '= 2')],
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
  ['Siniestros', 'cerrado sin decisión', 'siniestros-resueltos', `${decided} and r.estado = 'CERRADO'`],
  ['Archivos', 'recibido', 'con-archivos', `claim_documents where account_id = ? and estado = 'RECIBIDO'`],
  ['Archivos', 'aprobado', 'con-archivos', `claim_documents where account_id = ? and estado = 'APROBADO'`],
  ['Archivos', 'devuelto', 'con-archivos', `claim_documents where account_id = ? and estado = 'DEVUELTO'`],
  ['Calendario', 'vacío', 'asegurada', count('events where account_id = ?', '= 0')],
  ...[...userCreatedKind.options, 'Videollamada'].map((kind): State => [
    'Calendario',
    kind,
    'con-calendario',
    `events where account_id = ? and tipo = '${kind}'`,
  ]),
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
  ...legalRequestKind.options.map((kind): State => [
    'Legales',
    `${kind.toLowerCase()} sin resolver`,
    'con-gestiones',
    `legal_requests where email = '${emailOf('con-gestiones')}' and kind = '${kind}' and estado = 'PENDIENTE'`,
  ]),
];
