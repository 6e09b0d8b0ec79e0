import { Illustration } from '@huella/ui';
import { copy } from '../../copy.ts';

/** The wire letters of a pet's sex (D01). */
export const sexOptions = [
  { value: 'M', label: copy.petForm.male },
  { value: 'H', label: copy.petForm.female },
];

/** The species that can be insured, as the wire names them. */
export const animalOptions = [
  { value: 'Perro', label: copy.petForm.dog, illustration: <Illustration name="dog" /> },
  { value: 'Gato', label: copy.petForm.cat, illustration: <Illustration name="cat" /> },
];
