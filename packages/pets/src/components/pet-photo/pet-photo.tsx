import type { Pet } from '@huella/contract';
import { PetAvatar } from '@huella/ui';
import { titleCase } from '@huella/validation/text';

/** The picture of a pet in the header of its page, with the button to change it (specification §2 *Pet details page*). */
export function PetPhoto({ pet }: { pet: Pet }) {
  return <PetAvatar animal={pet.animal} src={pet.img_link} name={titleCase(pet.nombre)} size={128} />;
}
