import type { Pet } from '@huella/contract';
import { ChoiceLinks } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { copy } from './copy.ts';

/** Whose claims are shown. */
export function PetFilter({ pets, only }: { pets: readonly Pet[]; only: Pet | undefined }) {
  const all = { label: copy.all, search: '', isCurrent: only === undefined };
  const ofPets = pets.map(({ id, nombre }) => ({
    label: petName(nombre),
    search: `?mascota=${id}`,
    isCurrent: id === only?.id,
  }));
  return <ChoiceLinks label={copy.filter} choices={[all, ...ofPets]} />;
}
