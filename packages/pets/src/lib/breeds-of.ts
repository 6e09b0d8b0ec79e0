import type { Animal, Breed } from '@huella/contract';

/** The names of the breeds of one species, in the catalogue's order; none while no species is chosen. */
export function breedsOf(breeds: readonly Breed[], animal: Animal | undefined): string[] {
  return breeds.filter((breed) => breed.animal === animal).map(({ nombre }) => nombre);
}
