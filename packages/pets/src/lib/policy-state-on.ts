import type { Pet, PolicyState } from '@huella/contract';
import type { Day } from '@huella/validation/day';

/** The state of a pet's policy on a day; undefined when its term is unknown. */
export function petPolicyStateOn(
  day: Day,
  { vigencia, anulada }: Pick<Pet, 'vigencia' | 'anulada'>,
): PolicyState | undefined {
  if (anulada !== undefined) return 'anulada';
  return vigencia && termStateOn(day, vigencia);
}

/** The state of a policy that is not cancelled. Both the first and the last day are covered. */
export function termStateOn(
  day: Day,
  { desde, hasta }: NonNullable<Pet['vigencia']>,
): Exclude<PolicyState, 'anulada'> {
  if (day < desde) return 'futura';
  return day > hasta ? 'vencida' : 'vigente';
}
