import { ChoiceField, DateField, PetAvatar, TextField } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { type EditedPetForm, petBirthRange } from '@huella/validation/pet';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { copy } from '../../copy.ts';
import type { PetDatum } from '../../lib/pet-change.ts';
import { BreedField } from './breed-field.tsx';
import { useBreedOfSpecies } from './use-breed-of-species.ts';

export interface PetFieldsProps {
  today: Day;
  /** Extends the hint of a field. */
  hintOf?: (datum: PetDatum, own?: ReactNode) => ReactNode;
}

/** The letters of the wire (D01). */
const sexOptions = [
  { value: 'M', label: copy.petForm.male },
  { value: 'H', label: copy.petForm.female },
];

const photo = (animal: 'Perro' | 'Gato') => <PetAvatar animal={animal} name={animal} size={56} />;

const animalOptions = [
  { value: 'Perro', label: copy.petForm.dog, illustration: photo('Perro') },
  { value: 'Gato', label: copy.petForm.cat, illustration: photo('Gato') },
];

/** The data of a pet, new or insured (specification §3 *Pet*). */
export function PetFields({ today, hintOf = onlyOwn }: PetFieldsProps) {
  const { control } = useFormContext<EditedPetForm>();
  const texts = copy.petForm;
  useBreedOfSpecies();
  return (
    <>
      <TextField
        control={control}
        name="datos_mascota.nombre"
        label={texts.nombre}
        hint={hintOf('nombre')}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <ChoiceField
        control={control}
        name="datos_mascota.animal"
        label={texts.animal}
        hint={hintOf('animal')}
        options={animalOptions}
        columns={2}
      />
      <BreedField hintOf={hintOf} />
      <ChoiceField
        control={control}
        name="datos_mascota.sexo"
        label={texts.sexo}
        hint={hintOf('sexo')}
        options={sexOptions}
        columns={2}
      />
      <TextField
        control={control}
        name="datos_mascota.color"
        label={texts.color}
        hint={hintOf('color', texts.colorHint)}
        autoComplete="off"
        enterKeyHint="next"
      />
      <DateField
        control={control}
        name="datos_mascota.fecha_nacimiento"
        label={texts.fecha_nacimiento}
        hint={hintOf('fecha_nacimiento', texts.birthHint)}
        {...petBirthRange(today)}
        openTo="year"
      />
    </>
  );
}

function onlyOwn(_datum: PetDatum, own?: ReactNode): ReactNode {
  return own;
}
