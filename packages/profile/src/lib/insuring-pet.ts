import { parseId } from '@huella/validation/number';
import { externalPaths } from '../paths.ts';

/** Whether the data are given in order to insure a pet: `?para=mascota`. */
export function isInsuringPet(search: string): boolean {
  return new URLSearchParams(search).get('para') === 'mascota';
}

/** The next step, with the plan chosen before, if any. */
export function addPetPath(search: string): string {
  const plan = parseId(new URLSearchParams(search).get('plan') ?? undefined);
  return externalPaths.addPet(plan === null ? undefined : { plan });
}
