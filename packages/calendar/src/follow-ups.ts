import type { Event, Product, Vaccine } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import { momentOf } from '@huella/validation/event';

/** What the catalogues say of the vaccines and products of events. */
export interface EventCatalogues {
  readonly vaccines: readonly Vaccine[];
  readonly products: readonly Product[];
}

/** A dose or application that is due because of an event (D103). */
export interface FollowUp {
  readonly event: Event;
  readonly day: Day;
}

/**
 * The follow-ups that nothing later has closed, in the order of their events. What later events of the same pet cover, done or planned, is closed:
 * the same vaccine, others that cover its diseases, or products against the same parasites (`ambas` counts for both).
 */
export function openFollowUps(events: readonly Event[], catalogues: EventCatalogues): FollowUp[] {
  const needsOf = createNeeds(catalogues);
  const metByPet = new Map<number, Set<string>>();
  const open: FollowUp[] = [];
  for (const event of events.toSorted(latestFirst)) {
    const met = metByPet.get(event.mascota.id) ?? new Set();
    const needs = needsOf(event);
    const day = followUpDayOf(event);
    if (day !== null && needs.some((need) => !met.has(need))) open.push({ event, day });
    metByPet.set(event.mascota.id, new Set([...met, ...needs]));
  }
  return open.toReversed();
}

/** The day of the next dose or application that stands in an event; null where there is none. */
export function followUpDayOf({ EventoVacuna, EventoDespExterna, EventoDespInterna }: Event): Day | null {
  return EventoVacuna?.proxima_aplicacion ?? (EventoDespExterna ?? EventoDespInterna)?.refuerzo ?? null;
}

/** Of what an event takes care, as names of our own: diseases of its vaccine, kinds of parasites of its product. */
function createNeeds({ vaccines, products }: EventCatalogues): (event: Event) => readonly string[] {
  const vaccineById = new Map(vaccines.map((vaccine) => [vaccine.id, vaccine]));
  const productById = new Map(products.map((product) => [product.id, product]));
  return ({ EventoVacuna, EventoDespExterna, EventoDespInterna }) => {
    if (EventoVacuna) {
      const covered = vaccineById.get(EventoVacuna.VacunaId)?.cubre ?? [];
      return covered.length > 0 ? covered.map(diseaseOf) : [`vaccine ${EventoVacuna.VacunaId}`];
    }
    const deworming = EventoDespExterna ?? EventoDespInterna;
    if (!deworming) return [];
    const kind = productById.get(deworming.ProductoDesparacitacionId)?.tipo;
    if (kind === 'ambas') return ['externa', 'interna'];
    return [kind ?? (EventoDespExterna ? 'externa' : 'interna')];
  };
}

/** Catalogues say more or less of the same disease behind its name: "Hepatitis (Adenovirus)". */
function diseaseOf(text: string): string {
  return text.replace(/\s*\(.*\)$/, '').toLowerCase();
}

function latestFirst(left: Event, right: Event): number {
  const [one, other] = [momentOf(left.event_on, left.hora), momentOf(right.event_on, right.hora)];
  if (one !== other) return one < other ? 1 : -1;
  return right.id - left.id;
}
