import type { Animal, Breed } from '@huella/contract';

/**
 * The breed names of a species, in the catalogue's order; none without a species. Includes the pet's own breed, which the
 * catalogue may lack.
 */
export function breedsOf(
  breeds: readonly Breed[],
  animal: Animal | undefined,
  pet?: { animal?: string; raza?: string },
): string[] {
  const names = breeds.filter((breed) => breed.animal === animal).map(({ nombre }) => nombre);
  const own = animal !== undefined && pet?.animal === animal ? pet.raza : undefined;
  return !own || names.includes(own) ? names : [own, ...names];
}
