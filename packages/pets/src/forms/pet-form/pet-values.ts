import type { Pet } from '@huella/contract';
import type { EditedPetForm } from '@huella/validation/pet';
import type { DefaultValues } from 'react-hook-form';

/** What the form of a new pet's data begins with. What is not chosen yet is named, or it would count as a change. */
export const blankPet: DefaultValues<EditedPetForm> = {
  datos_mascota: {
    nombre: '',
    animal: undefined,
    raza: '',
    sexo: undefined,
    color: '',
    fecha_nacimiento: '',
    peso: '',
  },
};

/** What the form of an insured pet begins with; its weight is changed on a screen of its own. */
export function petValues(pet: Pet): EditedPetForm {
  const { nombre, animal, raza, sexo, color, fecha_nacimiento } = pet;
  return { datos_mascota: { nombre, animal, raza, sexo, color, fecha_nacimiento, peso: '' } };
}
