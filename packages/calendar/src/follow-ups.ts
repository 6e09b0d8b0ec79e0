import type { Event } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import { compareMoments, momentOf } from '@huella/validation/event';
import { createProtectionLookup, type EventCatalogues } from './protections.ts';

/** A dose or application due because of an event (D103). */
export interface FollowUp {
  readonly event: Event;
  readonly day: Day;
}

/**
 * Follow-ups that later events do not cover yet, in the order of their events. Events of the same pet, done or planned, cover the
 * diseases of their vaccines and the parasites of their products (`ambas` is both); a follow-up is closed once all of its own are covered,
 * by one event or by several together.
 */
export function openFollowUps(events: readonly Event[], catalogues: EventCatalogues): FollowUp[] {
  const protectionsOf = createProtectionLookup(catalogues);
  const coveredByPet = new Map<number, Set<string>>();
  const open: FollowUp[] = [];
  for (const event of events.toSorted(latestFirst)) {
    const covered = coveredByPet.get(event.mascota.id) ?? new Set();
    coveredByPet.set(event.mascota.id, covered);
    const protections = protectionsOf(event);
    const day = followUpDayOf(event);
    if (day !== null && protections.some((protection) => !covered.has(protection))) open.push({ event, day });
    for (const protection of protections) covered.add(protection);
  }
  return open.toReversed();
}

export function followUpDayOf({ EventoVacuna, EventoDespExterna, EventoDespInterna }: Event): Day | null {
  return EventoVacuna?.proxima_aplicacion ?? (EventoDespExterna ?? EventoDespInterna)?.refuerzo ?? null;
}

function latestFirst(left: Event, right: Event): number {
  return (
    compareMoments(momentOf(right.event_on, right.hora), momentOf(left.event_on, left.hora)) ||
    right.id - left.id
  );
}
