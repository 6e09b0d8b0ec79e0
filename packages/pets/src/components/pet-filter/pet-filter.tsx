import type { Pet } from '@huella/contract';
import { ChoiceLinks } from '@huella/ui';
import { petName } from '@huella/validation/text';
import type { MouseEventHandler } from 'react';
import { copy } from './copy.ts';

export interface PetFilterProps {
  pets: readonly Pet[];
  only: Pet | undefined;
  /** The query of one pet, or of all for null; `?mascota=3` by default. */
  searchOf?: (petId: number | null) => string;
  /** The `onClick` of one pet's link, or of the one to all for null. */
  followTo?: (petId: number | null) => MouseEventHandler;
  /** The page that is filtered; the current one by default. */
  pathname?: string;
}

/** Links to one pet or all; nothing for a single pet. */
export function PetFilter({ pets, only, searchOf = searchOfPet, followTo, pathname }: PetFilterProps) {
  if (pets.length < 2) return null;
  const choiceOf = (petId: number | null, label: string) => ({
    label,
    search: searchOf(petId),
    isCurrent: petId === (only?.id ?? null),
    onClick: followTo?.(petId),
  });
  const ofPets = pets.map(({ id, nombre }) => choiceOf(id, petName(nombre)));
  return (
    <ChoiceLinks label={copy.label} choices={[choiceOf(null, copy.all), ...ofPets]} pathname={pathname} />
  );
}

function searchOfPet(petId: number | null): string {
  return petId === null ? '' : `?mascota=${petId}`;
}
