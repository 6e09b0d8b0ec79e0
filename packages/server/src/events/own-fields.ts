import { isUserCreatedKind } from '@huella/calendar';
import type { FieldError, UserCreatedKind } from '@huella/contract';
import type { Selectable } from 'kysely';
import type { EventsTable } from '../db/schema/events.ts';
import { asObject } from '../http/check-input.ts';

/** A kind's own fields, by the names of the form's rules: their spellings on the wire, of which the server writes the first (D09). */
type OwnNames = Readonly<Record<string, readonly [string, ...string[]]>>;

const deworming: OwnNames = {
  productoId: ['ProductoDesparacitacionId', 'productoDesparacitacionId'],
  proxima: ['refuerzo'],
};
const ownNames: Readonly<Record<UserCreatedKind, OwnNames>> = {
  Consulta: {},
  Vacuna: { vacunaId: ['VacunaId', 'vacunaId'], proxima: ['proxima_aplicacion'] },
  DespExterna: deworming,
  DespInterna: deworming,
  Cria: { machos: ['machos'], hembras: ['hembras'], fallecidos: ['fallecidos'] },
  Celo: {},
};

interface SentField {
  readonly name: string;
  /** The path as sent: `EventoVacuna.VacunaId`. */
  readonly path: string;
  /** Undefined when it was not sent. */
  readonly value: unknown;
}

/** Reads only the kind's own sub-object. */
export function sentFields(body: unknown, kind: unknown): SentField[] {
  if (typeof kind !== 'string' || !isUserCreatedKind(kind)) return [];
  const sent = asObject(asObject(body)[`Evento${kind}`]);
  return Object.entries(ownNames[kind]).map(([name, spellings]) => {
    const spelled = spellings.find((spelling) => spelling in sent) ?? spellings[0];
    return { name, path: `Evento${kind}.${spelled}`, value: sent[spelled] };
  });
}

/** The description; a consultation may send it in its own part only (specification §3). */
export function sentDescription(body: unknown): SentField {
  const name = 'description';
  const { tipo, description, EventoConsulta } = asObject(body);
  const inPart = asObject(EventoConsulta)[name];
  return tipo === 'Consulta' && description === undefined && inPart !== undefined
    ? { name, path: `EventoConsulta.${name}`, value: inPart }
    : { name, path: name, value: description };
}

/** Moves an error to the path where the field was sent. */
export function atSentPath(error: FieldError, sent: readonly SentField[]): FieldError {
  return { ...error, path: sent.find(({ name }) => name === error.path)?.path ?? error.path };
}

type OwnColumns = Pick<
  Selectable<EventsTable>,
  'vaccine_id' | 'product_id' | 'follow_up' | 'machos' | 'hembras' | 'fallecidos'
>;

/** The own fields of a stored event, by the names of the rules. */
export function storedFields(row: OwnColumns): Readonly<Record<string, string | number | null>> {
  const { vaccine_id, product_id, follow_up, machos, hembras, fallecidos } = row;
  return { vacunaId: vaccine_id, productoId: product_id, proxima: follow_up, machos, hembras, fallecidos };
}
