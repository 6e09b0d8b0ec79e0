import type { Pet } from '@huella/contract';
import { useState } from 'react';
import { useMatch, useSearchParams } from 'react-router-dom';
import { claimsPaths } from '../../paths.ts';

/** The pet by which the list is filtered; a claim's own URL keeps the last filter. */
export function useListedPet(pets: readonly Pet[]): Pet | undefined {
  const requested = useRequestedPet();
  const [last, setLast] = useState(requested);
  if (requested !== undefined && requested !== last) setLast(requested);
  return pets.find(({ id }) => String(id) === (requested ?? last));
}

/** A pet's id, `null` for all, `undefined` where the URL is not a list. */
function useRequestedPet(): string | null | undefined {
  const [search] = useSearchParams();
  const isAll = useMatch(claimsPaths.all.path) !== null;
  const ofPet = useMatch(claimsPaths.ofPet.path)?.params.petId;
  return isAll ? search.get('mascota') : ofPet;
}
