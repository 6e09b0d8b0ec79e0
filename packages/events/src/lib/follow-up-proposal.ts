import {
  type EventCatalogues,
  type Dose,
  keepAnniversary,
  openFollowUps,
  proposeFollowUp,
} from '@huella/calendar';
import type { Event, Pet } from '@huella/contract';
import { type Day, isDay } from '@huella/validation/day';
import { isTime } from '@huella/validation/event';
import { type EventFormValues, isDeworming, valuesOf } from './event-values.ts';

export interface EventFacts {
  readonly pets: readonly Pet[];
  readonly catalogues: EventCatalogues;
  /** Empty while the calendar loads. */
  readonly events: readonly Event[];
}

/** When the next dose or application could be. */
export interface FollowUpProposal {
  /** Counted from the event; null where the catalogue has no interval. */
  readonly day: Day | null;
  /** Counted from the due day, where it was given early (D103). */
  readonly anniversary: Day | null;
  readonly dose: Dose | null;
}

const none: FollowUpProposal = { day: null, anniversary: null, dose: null };

export function proposalFor(values: EventFormValues, facts: EventFacts): FollowUpProposal {
  const dose = doseIn(values, facts);
  if (dose === null || !isDay(values.event_on)) return none;
  const due = dueBefore(values, facts);
  return {
    day: proposeFollowUp(dose, values.event_on),
    anniversary: due === null ? null : keepAnniversary(dose, values.event_on, due),
    dose,
  };
}

function doseIn(
  { tipo, mascotaId, vacunaId, productoId }: EventFormValues,
  { pets, catalogues }: EventFacts,
): Dose | null {
  if (tipo === 'Vacuna') {
    const pet = pets.find(({ id }) => id === mascotaId);
    const vaccine = catalogues.vaccines.find(({ id }) => id === vacunaId);
    return pet && vaccine ? { vaccine, birth: pet.fecha_nacimiento } : null;
  }
  const product = isDeworming(tipo) && catalogues.products.find(({ id }) => id === productoId);
  return product ? { product } : null;
}

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

/** Whether an event is this one, stored although its response was lost. */
function isTheSame(event: Event, values: EventFormValues): boolean {
  const noted = valuesOf(event);
  return (['event_on', 'tipo', 'vacunaId', 'productoId'] as const).every(
    (name) => noted[name] === values[name],
  );
}

/** Later than all stored ids. */
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
