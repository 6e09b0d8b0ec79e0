import { AutocompleteField, InlineAlert } from '@huella/ui';
import type { EditedPetForm } from '@huella/validation/pet';
import { useFormContext, useWatch } from 'react-hook-form';
import { petsApi } from '../../api/index.ts';
import { copy } from '../../copy.ts';
import { breedsOf } from '../../lib/breeds-of.ts';
import type { PetFieldsProps } from './pet-fields.tsx';

export interface BreedFieldProps {
  hintOf: NonNullable<PetFieldsProps['hintOf']>;
}

/** The breeds of the chosen species; a list that fails to load is an error with a retry, never "no results" (D72). */
export function BreedField({ hintOf }: BreedFieldProps) {
  const { control, formState } = useFormContext<EditedPetForm>();
  const animal = useWatch({ control, name: 'datos_mascota.animal' });
  const { data: breeds = [], isFetching, isError, refetch } = petsApi.useListBreedsQuery();
  if (isError && !isFetching)
    return (
      <InlineAlert tone="error" action={{ label: copy.retry, onClick: () => void refetch() }}>
        {copy.petForm.breedsError}
      </InlineAlert>
    );
  return (
    <AutocompleteField
      control={control}
      name="datos_mascota.raza"
      label={copy.petForm.raza}
      hint={hintOf('raza', animal === undefined ? copy.petForm.razaHint : undefined)}
      options={breedsOf(breeds, animal, formState.defaultValues?.datos_mascota).map((name) => ({
        value: name,
        label: name,
      }))}
      loading={isFetching}
    />
  );
}
