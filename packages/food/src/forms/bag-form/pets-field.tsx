import type { Pet } from '@huella/contract';
import { PetThumbnail } from '@huella/pets/api';
import { MultiChoiceField } from '@huella/ui';
import { petName } from '@huella/validation/text';
import type { BagControl } from './bag-flow.ts';
import { copy } from './copy.ts';

export function PetsField({ control, pets }: { control: BagControl; pets: readonly Pet[] }) {
  const options = pets.map((pet) => ({
    value: pet.id,
    label: petName(pet.nombre),
    illustration: <PetThumbnail pet={pet} size={40} />,
  }));
  return (
    <MultiChoiceField control={control} name="mascotas" label={copy.pets} options={options} columns={2} />
  );
}
