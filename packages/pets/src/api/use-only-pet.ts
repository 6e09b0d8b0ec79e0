import type { Pet } from '@huella/contract';
import { useSearchParams } from 'react-router-dom';

/** The pet of `?mascota=3`; undefined when it is not the user's. */
export function useOnlyPet(pets: readonly Pet[]): Pet | undefined {
  const [search] = useSearchParams();
  return pets.find(({ id }) => String(id) === search.get('mascota'));
}
