import { AutocompleteField, InlineAlert } from '@huella/ui';
import { useWatch } from 'react-hook-form';
import { petsApi } from '../../api/index.ts';
import { copy } from '../../copy.ts';
import { breedsOf } from '../../lib/breeds-of.ts';
import type { PetFieldsProps } from './pet-fields.tsx';
import type { PetFormApi } from './use-pet-form.ts';

export interface BreedFieldProps {
  form: PetFormApi;
  hintOf: NonNullable<PetFieldsProps['hintOf']>;
}

/** The breeds of the chosen species; a list that did not arrive is an error with a retry, never "no results" (D72). */
export function BreedField({ form: { control, formState }, hintOf }: BreedFieldProps) {
  const animal = useWatch({ control, name: 'animal' });
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
      name="raza"
      label={copy.petForm.raza}
      hint={hintOf('raza', animal === undefined ? copy.petForm.razaHint : undefined)}
      options={breedsOf(breeds, animal, formState.defaultValues).map((name) => ({
        value: name,
        label: name,
      }))}
      loading={isFetching}
    />
  );
}
