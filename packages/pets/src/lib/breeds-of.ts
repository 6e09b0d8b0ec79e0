import type { Animal, Breed } from '@huella/contract';

/**
 * The names of the breeds of one species, in the catalogue's order; none while no species is chosen. What a pet is already
 * can stay, also when the catalogue lacks it or is still on its way.
 */
export function breedsOf(
  breeds: readonly Breed[],
  animal: Animal | undefined,
  pet?: { animal?: string; raza?: string },
): string[] {
  const names = breeds.filter((breed) => breed.animal === animal).map(({ nombre }) => nombre);
  const kept = animal !== undefined && pet?.animal === animal ? pet.raza : undefined;
  return !kept || names.includes(kept) ? names : [kept, ...names];
}
