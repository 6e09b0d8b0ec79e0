import type { CardRecord, Pet } from '@huella/contract';
import { foldForSearch } from '@huella/validation/text';

export type MatchedPet = Pick<Pet, 'id' | 'nombre' | 'plan'>;

export type CardMatch =
  | { kind: 'none' }
  | { kind: 'one'; record: CardRecord }
  | { kind: 'ambiguous'; records: CardRecord[] };

/** The number in a plan's name, `2` of `Plan 2 Compañero` (specification §3 *Plan*); '' without one. */
function planNumber(plan: string): string {
  return /\d+/.exec(plan)?.[0] ?? '';
}

function latestOf(records: readonly CardRecord[]): CardRecord[] {
  const latest = records.reduce((date, record) => (record.date > date ? record.date : date), '');
  return records.filter(({ date }) => date === latest);
}

/**
 * The card record of a pet (D23): by name without case, accents and blanks, then by the plan's number, then the latest.
 * A date tells a renewal from the policy before it, never one pet from another: with a namesake of the same plan number, several
 * records are ambiguous.
 */
export function matchCardRecord(
  pet: MatchedPet,
  pets: readonly MatchedPet[],
  records: readonly CardRecord[],
): CardMatch {
  const name = foldForSearch(pet.nombre);
  const named = records.filter(({ nombre }) => foldForSearch(nombre) === name);
  const ofPlan = named.filter(({ plan }) => planNumber(plan) === planNumber(pet.plan));
  const namesakes = pets.filter(({ id, nombre }) => id !== pet.id && foldForSearch(nombre) === name);
  if (namesakes.length === 0) return matchOf(latestOf(ofPlan.length > 0 ? ofPlan : named));
  const samePlanNamesakes = namesakes.filter(({ plan }) => planNumber(plan) === planNumber(pet.plan));
  return matchOf(samePlanNamesakes.length === 0 ? latestOf(ofPlan) : ofPlan);
}

function matchOf(records: CardRecord[]): CardMatch {
  const [record, ...others] = records;
  if (record === undefined) return { kind: 'none' };
  return others.length === 0 ? { kind: 'one', record } : { kind: 'ambiguous', records };
}
