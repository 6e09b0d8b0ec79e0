import type { Pet } from '@huella/contract';
import { useSearchParams } from 'react-router-dom';

/** The only pet that the address asks for; one that is not this person's asks for none. */
export function useOnlyPet(pets: readonly Pet[]): Pet | undefined {
  const [search] = useSearchParams();
  return pets.find(({ id }) => String(id) === search.get('mascota'));
}
