import type { JsonSchema, PublishedCall } from './published-calls.ts';

export type Kind =
  | 'bag'
  | 'change'
  | 'claim'
  | 'completedForm'
  | 'correction'
  | 'email'
  | 'event'
  | 'feed'
  | 'file'
  | 'payment'
  | 'pendingIndication'
  | 'pet'
  | 'photo'
  | 'policy'
  | 'sentIndication'
  | 'settledClaim';

/** Where a call takes the id of somebody's record. */
export interface Reference {
  readonly where: 'path' | 'query' | 'body';
  /** A parameter's name, or a path in the body: `datos_pago.id`; `*` is an item of a list. */
  readonly path: string;
  readonly kind: Kind;
}

/** Looks like an id but is not a personal record's: of a catalogue, an invoice number, an index. */
const PLAIN = 'plain';

const KINDS: Readonly<Record<string, Kind | typeof PLAIN>> = {
  mascotaId: 'pet',
  'mascotas.*': 'pet',
  siniestroId: 'claim',
  'data.siniestroId': 'claim',
  vetFormId: 'completedForm',
  subVetFormId: 'sentIndication',
  'derivaciones.*.id': 'pendingIndication',
  archivoId: 'file',
  correccionId: 'correction',
  hash: 'photo',
  file: 'feed',
  poliza: 'policy',
  email: 'email',
  'datos_pago.id': 'payment',
  'datos_pago.plan': PLAIN,
  'datos_domicilio.localidad': PLAIN,
  localidad: PLAIN,
  alimentoId: PLAIN,
  'renueva.id': 'bag',
  'EventoVacuna.VacunaId': PLAIN,
  'EventoVacuna.vacunaId': PLAIN,
  'EventoDespExterna.ProductoDesparacitacionId': PLAIN,
  'EventoDespExterna.productoDesparacitacionId': PLAIN,
  'EventoDespInterna.ProductoDesparacitacionId': PLAIN,
  'EventoDespInterna.productoDesparacitacionId': PLAIN,
  'getProvince id': PLAIN,
  'requestSyncLink email': PLAIN,
  'getResolution siniestroId': 'settledClaim',
  'createPaymentMethod tipo': PLAIN,
  'findReceipts tipo': PLAIN,
  'findReceipts puntoVenta': PLAIN,
  'findReceipts numero': PLAIN,
  'listNotifications antes': PLAIN,
  'markNotificationsRead hasta': PLAIN,
  'markChangeRequestSeen id': 'change',
  'getPet id': 'pet',
  'getPetPhoto id': 'pet',
  'listClaims id': 'pet',
  'listPetFoodBags id': 'pet',
  'listIndications id': 'claim',
  'getVetFormLink id': 'sentIndication',
  'listSuggestedVets id': 'pendingIndication',
  'removeClaimFile id': 'file',
  'downloadClaimFile id': 'file',
  'getEvent id': 'event',
  'updateEvent id': 'event',
  'deleteEvent id': 'event',
  'getEventFile id': 'event',
  'updateFoodBag id': 'bag',
  'detachFromFoodBag id': 'bag',
  'deleteFoodBag id': 'bag',
  'correctFoodBag id': 'bag',
  'undoFoodCorrection id': 'bag',
  'finishFoodBag id': 'bag',
  'reopenFoodBag id': 'bag',
};

/** Text fields that lead to somebody's records. */
const TEXTS = new Set(['poliza', 'email']);

/**
 * Every parameter and field of a call that takes an id of somebody's record. Throws for an unlisted one that looks like an id, so that a
 * new call must declare its ids.
 */
export function referencesOf({ id, parameters, body }: PublishedCall): Reference[] {
  const inPath = parameters.flatMap((parameter) => {
    if (parameter.in === 'header') return [];
    const isId = parameter.in === 'path' || isReference(parameter.name, parameter.schema);
    return isId ? [{ where: parameter.in, path: parameter.name }] : [];
  });
  const inBody = body ? [...new Set(pathsIn(body.schema, []))] : [];
  return [...inPath, ...inBody.map((path) => ({ where: 'body' as const, path }))].flatMap((reference) => {
    const kind = KINDS[`${id} ${reference.path}`] ?? KINDS[reference.path];
    if (kind === undefined) throw new Error(`${id}: what is ${reference.path} an id of?`);
    return kind === PLAIN ? [] : [{ ...reference, kind }];
  });
}

function pathsIn(schema: JsonSchema, path: readonly string[]): string[] {
  const { properties = {}, anyOf = [], items } = schema;
  return [
    ...(isReference(path.at(-1) ?? '', schema) ? [path.join('.')] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => pathsIn(inner, [...path, name])),
    ...anyOf.flatMap((inner) => pathsIn(inner, path)),
    ...(items ? pathsIn(items, [...path, '*']) : []),
  ];
}

function isReference(name: string, { type, exclusiveMinimum, pattern }: JsonSchema): boolean {
  if (type === 'integer') return exclusiveMinimum === 0;
  return TEXTS.has(name) || pattern?.startsWith('^[1-9]\\d{0,14}$') === true;
}
