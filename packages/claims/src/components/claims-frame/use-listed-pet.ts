import type { Pet } from '@huella/contract';
import { useState } from 'react';
import { useMatch, useSearchParams } from 'react-router-dom';
import { claimsPaths } from '../../paths.ts';

/** The pet by which the list is filtered; a claim's own URL keeps the last filter. */
export function useListedPet(pets: readonly Pet[]): Pet | undefined {
  const asked = useAskedPet();
  const [kept, setKept] = useState(asked);
  if (asked !== undefined && asked !== kept) setKept(asked);
  return pets.find(({ id }) => String(id) === (asked ?? kept));
}

/** A pet's id, `null` for all, `undefined` where the URL is not a list. */
function useAskedPet(): string | null | undefined {
  const [search] = useSearchParams();
  const isAll = useMatch(claimsPaths.all.path) !== null;
  const ofPet = useMatch(claimsPaths.ofPet.path)?.params.petId;
  return isAll ? search.get('mascota') : ofPet;
}
