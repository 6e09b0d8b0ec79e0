import type { Pet } from '@huella/contract';
import { MultiChoiceField, PetAvatar } from '@huella/ui';
import { petName } from '@huella/validation/text';
import type { BagControl } from './bag-flow.ts';
import { copy } from './copy.ts';

/** Who eats of the bag: pets of one species. */
export function EatersField({ control, pets }: { control: BagControl; pets: readonly Pet[] }) {
  const options = pets.map(({ id, nombre, animal, img_link: src }) => ({
    value: id,
    label: petName(nombre),
    illustration: <PetAvatar animal={animal} src={src} name={petName(nombre)} size={40} />,
  }));
  return (
    <MultiChoiceField control={control} name="mascotas" label={copy.pets} options={options} columns={2} />
  );
}
