import {
  type EventCatalogues,
  type Given,
  keepAnniversary,
  openFollowUps,
  proposeFollowUp,
} from '@huella/calendar';
import type { Event, Pet } from '@huella/contract';
import { type Day, isDay } from '@huella/validation/day';
import { isTime } from '@huella/validation/event';
import { type EventFormValues, isDeworming, valuesOf } from './event-values.ts';

/** Of what a proposal is made. */
export interface EventFacts {
  readonly pets: readonly Pet[];
  readonly catalogues: EventCatalogues;
  /** What stands in the calendar already; none while that is not known. */
  readonly events: readonly Event[];
}

/** When the next dose or application could be. */
export interface FollowUpProposal {
  /** Counted from the event; null where the catalogue knows none. */
  readonly day: Day | null;
  /** Counted from the day on which this one was due, where it is given before (D103). */
  readonly anniversary: Day | null;
  readonly given: Given | null;
}

const none: FollowUpProposal = { day: null, anniversary: null, given: null };

/** The proposal for an event as far as it is filled in. */
export function proposalFor(values: EventFormValues, facts: EventFacts): FollowUpProposal {
  const given = givenIn(values, facts);
  if (given === null || !isDay(values.event_on)) return none;
  const due = dueBefore(values, facts);
  return {
    day: proposeFollowUp(given, values.event_on),
    anniversary: due === null ? null : keepAnniversary(given, values.event_on, due),
    given,
  };
}

/** What an event gives; null while that is not chosen, and for kinds that give nothing. */
function givenIn(
  { tipo, mascotaId, vacunaId, productoId }: EventFormValues,
  { pets, catalogues }: EventFacts,
): Given | null {
  if (tipo === 'Vacuna') {
    const pet = pets.find(({ id }) => id === mascotaId);
    const vaccine = catalogues.vaccines.find(({ id }) => id === vacunaId);
    return pet && vaccine ? { vaccine, birth: pet.fecha_nacimiento } : null;
  }
  const product = isDeworming(tipo) && catalogues.products.find(({ id }) => id === productoId);
  return product ? { product } : null;
}

/** The day of the follow-up that the event closes; the latest where it closes several, null where it closes none. */
function dueBefore(values: EventFormValues, { pets, catalogues, events }: EventFacts): Day | null {
  const pet = pets.find(({ id }) => id === values.mascotaId);
  if (!pet) return null;
  const own = events.filter((event) => event.mascota.id === pet.id && !isTheSame(event, values));
  const open = new Set(
    openFollowUps([...own, asEvent(values, pet)], catalogues).map(({ event }) => event.id),
  );
  const closed = openFollowUps(own, catalogues).filter(({ event }) => !open.has(event.id));
  return (
    closed
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? null
  );
}

/** Whether an event gives the same on the same day: then it is this one, which was noted though its answer was lost. */
function isTheSame(event: Event, values: EventFormValues): boolean {
  const noted = valuesOf(event);
  return (['event_on', 'tipo', 'vacunaId', 'productoId'] as const).every(
    (name) => noted[name] === values[name],
  );
}

/** Newer than all that stand. */
const NEW = Number.MAX_SAFE_INTEGER;

function asEvent(values: EventFormValues, pet: Pet): Event {
  const { tipo, event_on, hora, description, vacunaId, productoId } = values;
  const deworming = { ProductoDesparacitacionId: productoId ?? 0, refuerzo: null };
  return {
    id: NEW,
    mascota: pet,
    tipo,
    event_on,
    hora: isTime(hora) ? hora : '12:00',
    done: values.done ?? false,
    description,
    title: '',
    ...(tipo === 'Vacuna' && { EventoVacuna: { VacunaId: vacunaId ?? 0, proxima_aplicacion: null } }),
    ...(isDeworming(tipo) && { [`Evento${tipo}`]: deworming }),
  };
}
