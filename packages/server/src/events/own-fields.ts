import { isOwnKind } from '@huella/calendar';
import type { FieldError, OwnEventKind } from '@huella/contract';
import type { Selectable } from 'kysely';
import type { EventsTable } from '../db/schema/events.ts';
import { recordOf } from '../http/check-input.ts';

/** What a kind has of its own, by the names of the form's rules: each with its spellings on the wire, the first of which we write (D09). */
type OwnNames = Readonly<Record<string, readonly [string, ...string[]]>>;

const deworming: OwnNames = {
  productoId: ['ProductoDesparacitacionId', 'productoDesparacitacionId'],
  proxima: ['refuerzo'],
};
const ownNames: Readonly<Record<OwnEventKind, OwnNames>> = {
  Consulta: {},
  Vacuna: { vacunaId: ['VacunaId', 'vacunaId'], proxima: ['proxima_aplicacion'] },
  DespExterna: deworming,
  DespInterna: deworming,
  Cria: { machos: ['machos'], hembras: ['hembras'], fallecidos: ['fallecidos'] },
  Celo: {},
};

interface SentField {
  /** As in the rules. */
  readonly name: string;
  /** Where it is on the wire, as it was spelled: `EventoVacuna.VacunaId`. */
  readonly path: string;
  /** Undefined when it was not sent. */
  readonly value: unknown;
}

/** The fields that a kind has of its own, as a body has them; sub-objects of other kinds are not read. */
export function sentFields(body: unknown, kind: unknown): SentField[] {
  if (typeof kind !== 'string' || !isOwnKind(kind)) return [];
  const sent = recordOf(recordOf(body)[`Evento${kind}`]);
  return Object.entries(ownNames[kind]).map(([name, spellings]) => {
    const spelled = spellings.find((spelling) => spelling in sent) ?? spellings[0];
    return { name, path: `Evento${kind}.${spelled}`, value: sent[spelled] };
  });
}

/** What is written of an event, and where: of a consultation it may be in its own part alone (specification §3). */
export function sentDescription(body: unknown): SentField {
  const name = 'description';
  const { tipo, description, EventoConsulta } = recordOf(body);
  const own = recordOf(EventoConsulta)[name];
  return tipo === 'Consulta' && description === undefined && own !== undefined
    ? { name, path: `EventoConsulta.${name}`, value: own }
    : { name, path: name, value: description };
}

/** What is wrong with a field of the rules, told where the field was sent. */
export function toldOnWire(error: FieldError, sent: readonly SentField[]): FieldError {
  return { ...error, path: sent.find(({ name }) => name === error.path)?.path ?? error.path };
}

type OwnColumns = Pick<
  Selectable<EventsTable>,
  'vaccine_id' | 'product_id' | 'follow_up' | 'machos' | 'hembras' | 'fallecidos'
>;

/** The same fields of an event that is stored, by the names of the rules. */
export function storedFields(row: OwnColumns): Readonly<Record<string, string | number | null>> {
  const { vaccine_id, product_id, follow_up, machos, hembras, fallecidos } = row;
  return { vacunaId: vaccine_id, productoId: product_id, proxima: follow_up, machos, hembras, fallecidos };
}
