import type { Animal, Event, Vaccine } from '@huella/contract';
import { addDays, type Day } from '@huella/validation/day';
import { type FollowUp, openFollowUps } from '../follow-ups.ts';
import { createProtectionLookup } from '../protections.ts';
import type { CareHistory, CareNeed, CarePet, CareReason, Due } from './care-pet.ts';
import { externalDue, internalDue } from './deworming-dues.ts';
import { basicDue, LAST_DOSE_AGE, rabiesDue } from './vaccine-dues.ts';

const HORIZON_DAYS = 30;
/** The third and later doses for dogs, and all doses for adults, use the larger vaccine. */
const LARGER_FROM_DOSE = 2;

/** Something due for a pet that is not planned. Always shown with "consulte a su veterinario". */
export interface CareProposal {
  /** Stable until done, so that a dismissal holds. */
  readonly key: string;
  readonly petId: number;
  readonly need: CareNeed;
  readonly reason: CareReason;
  /** Today if overdue. */
  readonly day: Day;
  readonly isLate: boolean;
  /** Null if not in the catalogue, and for parasites. */
  readonly vaccine: Vaccine | null;
}

/** The diseases that define the basic vaccine of a species. */
const basic = { Perro: ['moquillo', 'parvovirus'], Gato: ['panleucopenia'] } as const;

/** What is due within a month by species, age and history, unless an event or a follow-up covers it. */
export function careProposals(history: CareHistory): CareProposal[] {
  const needs: readonly CareNeed[] = ['rabies', 'basic', 'internal', 'external'];
  // Computed once for all needs, because the list may cover years.
  const { events, catalogues } = history;
  const known = {
    protectionsOf: createProtectionLookup(catalogues),
    followUps: openFollowUps(events, catalogues),
  };
  return needs.flatMap((need) => proposalFor(need, history, known) ?? []);
}

interface Known {
  readonly protectionsOf: (event: Event) => readonly string[];
  readonly followUps: readonly FollowUp[];
}

function proposalFor(
  need: CareNeed,
  history: CareHistory,
  { protectionsOf, followUps }: Known,
): CareProposal | null {
  const { pet, events, today } = history;
  const isFor = matching(need, pet.animal, protectionsOf);
  // Checked first because follow-ups are few.
  if (followUps.some(({ event }) => isFor(event))) return null;
  const own = events.filter(isFor);
  if (own.some(({ done }) => !done)) return null;
  const doses = own.toSorted(byDay);
  const due = dueOf(need, doses, history);
  if (due.day > addDays(today, HORIZON_DAYS)) return null;
  const isLate = due.day < today;
  return {
    key: `${pet.id}-${need}-${doses.length}`,
    petId: pet.id,
    need,
    reason: due.reason,
    day: isLate ? today : due.day,
    isLate,
    vaccine: vaccineFor(need, doses.length, history),
  };
}

function matching(
  need: CareNeed,
  animal: Animal,
  protectionsOf: Known['protectionsOf'],
): (event: Event) => boolean {
  const wanted = {
    rabies: ['rabia'],
    basic: basic[animal],
    internal: ['interna'],
    external: ['externa'],
  };
  return (event) => {
    const covered = protectionsOf(event);
    return wanted[need].every((name) => covered.includes(name));
  };
}

function dueOf(need: CareNeed, doses: readonly Event[], { pet, catalogues, today }: CareHistory): Due {
  const days = doses.map(({ event_on }) => event_on);
  const last = doses.at(-1);
  switch (need) {
    case 'rabies':
      return rabiesDue(pet, days, today);
    case 'basic':
      return basicDue(pet, days, today);
    case 'internal':
      return internalDue(pet, days.at(-1), today);
    default: {
      const id = (last?.EventoDespExterna ?? last?.EventoDespInterna)?.ProductoDesparacitacionId;
      const product = catalogues.products.find((one) => one.id === id);
      return externalDue(pet, last ? { day: last.event_on, days: product?.intervaloDias } : null, today);
    }
  }
}

function vaccineFor(
  need: CareNeed,
  doseCount: number,
  { pet, catalogues, today }: CareHistory,
): Vaccine | null {
  const name = usualVaccine(
    need,
    pet,
    doseCount >= LARGER_FROM_DOSE || today >= addDays(pet.fecha_nacimiento, LAST_DOSE_AGE),
  );
  return catalogues.vaccines.find(({ animal, nombre }) => animal === pet.animal && nombre === name) ?? null;
}

function usualVaccine(need: CareNeed, { animal }: CarePet, isLarger: boolean): string | null {
  if (need === 'rabies') return 'Antirrábica';
  if (need !== 'basic') return null;
  if (animal === 'Gato') return 'Triple felina';
  return isLarger ? 'Séxtuple canina' : 'Quíntuple canina';
}

function byDay(left: Event, right: Event): number {
  return left.event_on < right.event_on ? -1 : 1;
}
