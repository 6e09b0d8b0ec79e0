import { parseId } from '@huella/validation/number';
import { externalPaths } from '../paths.ts';

/** Whether an address asks for the data on the way to an insured pet: `?para=mascota`. */
export function isOnWayToPet(search: string): boolean {
  return new URLSearchParams(search).get('para') === 'mascota';
}

/** The pet's part of the way, with the plan that was chosen before, if any. */
export function petAddress(search: string): string {
  const plan = parseId(new URLSearchParams(search).get('plan') ?? undefined);
  return externalPaths.addPet(plan === null ? undefined : { plan });
}
