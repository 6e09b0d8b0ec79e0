import { ComboField } from '@huella/ui';
import { useWatch } from 'react-hook-form';
import { petsApi } from '../../api/index.ts';
import { RetryNotice } from '../../components/retry-notice/retry-notice.tsx';
import { copy } from '../../copy.ts';
import { breedsOf } from '../../lib/breeds-of.ts';
import type { PetFormApi } from './use-pet-form.ts';

/** The breeds of the chosen species; a list that did not arrive is an error with a retry, never "no results" (D72). */
export function BreedField({ form: { control } }: { form: PetFormApi }) {
  const animal = useWatch({ control, name: 'animal' });
  const { data: breeds = [], isFetching, isError, refetch } = petsApi.useListBreedsQuery();
  if (isError && !isFetching)
    return <RetryNotice tone="error" text={copy.petForm.breedsError} onRetry={refetch} />;
  return (
    <ComboField
      control={control}
      name="raza"
      label={copy.petForm.raza}
      hint={animal === undefined ? copy.petForm.razaHint : undefined}
      options={breedsOf(breeds, animal).map((name) => ({ value: name, label: name }))}
      loading={isFetching}
    />
  );
}
