import type { Pet } from '@huella/contract';
import { PetAvatar, type PetAvatarProps } from '@huella/ui';
import { titleCase } from '@huella/validation/text';
import { useNewPhoto } from './use-new-photo.ts';

export interface PetThumbnailProps extends Pick<PetAvatarProps, 'size'> {
  pet: Pet;
}

/** The small photo of a pet; a new one as soon as it is saved on this device, sent or not. */
export function PetThumbnail({ pet, size }: PetThumbnailProps) {
  const { url } = useNewPhoto(pet);
  return <PetAvatar animal={pet.animal} src={url ?? pet.img_link} name={titleCase(pet.nombre)} size={size} />;
}
