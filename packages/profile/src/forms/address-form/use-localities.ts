import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { profileApi } from '../../api/index.ts';
import type { PersonalDataFlow } from '../../pages/personal-data/use-personal-data-form.ts';

/** `waiting` until a province is chosen. Sets `localidadString` to the name of the chosen locality. */
export function useLocalities({ control, setValue }: PersonalDataFlow['form']) {
  const [provincia, localidad] = useWatch({
    control,
    name: ['datos_domicilio.provincia', 'datos_domicilio.localidad'],
  });
  const skip = provincia === '';
  const { currentData, isFetching, refetch } = profileApi.useListLocalitiesQuery(provincia, { skip });
  const name = currentData?.find(({ id }) => id === localidad)?.nombre;
  useEffect(() => {
    if (name !== undefined) setValue('datos_domicilio.localidadString', name);
  }, [name, setValue]);
  const status = skip ? 'waiting' : currentData ? 'ready' : isFetching ? 'loading' : 'error';
  return { status, localities: currentData, retry: () => void refetch() } as const;
}
