import { PetAvatar } from '@huella/ui';
import { copy } from '../../copy.ts';

/** The letters of the wire (D01). */
export const sexOptions = [
  { value: 'M', label: copy.petForm.male },
  { value: 'H', label: copy.petForm.female },
];

const photo = (animal: 'Perro' | 'Gato') => <PetAvatar animal={animal} name={animal} size={56} />;

export const animalOptions = [
  { value: 'Perro', label: copy.petForm.dog, illustration: photo('Perro') },
  { value: 'Gato', label: copy.petForm.cat, illustration: photo('Gato') },
];
