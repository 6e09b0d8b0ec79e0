import type { Pet } from '@huella/contract';
import type { EditedPetForm } from '@huella/validation/pet';
import type { DefaultValues } from 'react-hook-form';

/** The default values of a new pet. Fields without a choice are explicit: missing ones would count as changed. */
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

/** The default values of an insured pet; its weight has its own page. */
export function petValues(pet: Pet): EditedPetForm {
  const { nombre, animal, raza, sexo, color, fecha_nacimiento } = pet;
  return { datos_mascota: { nombre, animal, raza, sexo, color, fecha_nacimiento, peso: '' } };
}
