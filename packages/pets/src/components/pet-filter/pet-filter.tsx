import type { Pet } from '@huella/contract';
import { ChoiceLinks } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { copy } from './copy.ts';

export interface PetFilterProps {
  pets: readonly Pet[];
  only: Pet | undefined;
  /** The query of one pet, or of all for null; `?mascota=3` by default. */
  searchOf?: (petId: number | null) => string;
  /** The page that is filtered; the current one by default. */
  pathname?: string;
}

/** Links to one pet or all; nothing for a single pet. */
export function PetFilter({ pets, only, searchOf = searchOfPet, pathname }: PetFilterProps) {
  if (pets.length < 2) return null;
  const all = { label: copy.all, search: searchOf(null), isCurrent: only === undefined };
  const ofPets = pets.map(({ id, nombre }) => ({
    label: petName(nombre),
    search: searchOf(id),
    isCurrent: id === only?.id,
  }));
  return <ChoiceLinks label={copy.label} choices={[all, ...ofPets]} pathname={pathname} />;
}

function searchOfPet(petId: number | null): string {
  return petId === null ? '' : `?mascota=${petId}`;
}
