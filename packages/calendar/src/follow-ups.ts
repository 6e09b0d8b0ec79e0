import type { Event } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import { compareMoments, momentOf } from '@huella/validation/event';
import { createNeeds, type EventCatalogues } from './needs.ts';

/** A dose or application due because of an event (D103). */
export interface FollowUp {
  readonly event: Event;
  readonly day: Day;
}

/**
 * Follow-ups that no later event has closed, in the order of their events. An event of the same pet, done or planned, closes
 * those with the same vaccine, the same diseases or the same parasites (`ambas` counts as both).
 */
export function openFollowUps(events: readonly Event[], catalogues: EventCatalogues): FollowUp[] {
  const needsOf = createNeeds(catalogues);
  const metByPet = new Map<number, Set<string>>();
  const open: FollowUp[] = [];
  for (const event of events.toSorted(latestFirst)) {
    const met = metByPet.get(event.mascota.id) ?? new Set();
    metByPet.set(event.mascota.id, met);
    const needs = needsOf(event);
    const day = followUpDayOf(event);
    if (day !== null && needs.some((need) => !met.has(need))) open.push({ event, day });
    for (const need of needs) met.add(need);
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
