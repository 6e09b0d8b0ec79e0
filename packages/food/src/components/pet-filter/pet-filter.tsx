import type { Pet } from '@huella/contract';
import { ChoiceLinks } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { copy } from './copy.ts';

/** Whose bags are shown; nothing to choose where there is one pet. */
export function PetFilter({ pets, only }: { pets: readonly Pet[]; only: Pet | undefined }) {
  if (pets.length < 2) return null;
  const all = { label: copy.all, search: '', isCurrent: only === undefined };
  const ofPets = pets.map(({ id, nombre }) => ({
    label: petName(nombre),
    search: `?mascota=${id}`,
    isCurrent: id === only?.id,
  }));
  return <ChoiceLinks label={copy.label} choices={[all, ...ofPets]} />;
}
