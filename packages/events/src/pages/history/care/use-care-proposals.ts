import { type CareProposal, careProposals, type EventCatalogues } from '@huella/calendar';
import type { Event, Pet } from '@huella/contract';
import { useStoredDays } from '@huella/forms';
import type { Day } from '@huella/validation/day';
import { useMemo } from 'react';

export interface CareProposals {
  /** Late ones first, then by day. */
  readonly proposals: readonly CareProposal[];
  /** Hides a proposal until this day. */
  readonly setAside: (key: string, until: Day) => void;
}

export interface CareInput {
  pets: readonly Pet[];
  events: readonly Event[];
  catalogues: EventCatalogues;
  today: Day;
}

/** Care proposals for these pets. Hidden ones are stored for this account on this device. */
export function useCareProposals({ pets, events, catalogues, today }: CareInput): CareProposals {
  const { days, setDay } = useStoredDays('care-proposals');
  const all = useMemo(() => {
    const byPet = eventsByPet(events);
    return pets
      .flatMap((pet) => careProposals({ pet, events: byPet.get(pet.id) ?? [], catalogues, today }))
      .toSorted(byUrgency);
  }, [pets, events, catalogues, today]);
  const proposals = all.filter(({ key }) => (days[key] ?? '') <= today);
  return { proposals, setAside: setDay };
}

function eventsByPet(events: readonly Event[]): Map<number, Event[]> {
  const byPet = new Map<number, Event[]>();
  for (const event of events) {
    const ofPet = byPet.get(event.mascota.id);
    if (ofPet) ofPet.push(event);
    else byPet.set(event.mascota.id, [event]);
  }
  return byPet;
}

function byUrgency(left: CareProposal, right: CareProposal): number {
  if (left.isLate !== right.isLate) return left.isLate ? -1 : 1;
  if (left.day === right.day) return 0;
  return left.day < right.day ? -1 : 1;
}
