import { useEffect } from 'react';
import type { PersonalDataFlow } from '../../pages/personal-data/use-personal-data-form.ts';

const PROVINCE = 'datos_domicilio.provincia';

/** Clears the locality when the province changes, so that one of another province is never sent. */
export function useLocalityOfProvince({
  subscribe,
  setValue,
}: Pick<PersonalDataFlow['form'], 'subscribe' | 'setValue'>): void {
  useEffect(
    () =>
      subscribe({
        name: PROVINCE,
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name !== PROVINCE || values.datos_domicilio.localidad === null) return;
          setValue('datos_domicilio.localidad', null, { shouldDirty: true });
          setValue('datos_domicilio.localidadString', '', { shouldDirty: true });
        },
      }),
    [subscribe, setValue],
  );
}
