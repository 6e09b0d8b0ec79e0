import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { profileApi } from '../../api/index.ts';
import type { AddressFormApi } from './use-address-form.ts';

/** The localities of the chosen province; `waiting` until one is chosen. Keeps `localidadString` the chosen one's name. */
export function useLocalities({ control, setValue }: AddressFormApi) {
  const [provincia, localidad] = useWatch({ control, name: ['provincia', 'localidad'] });
  const skip = provincia === '';
  const { currentData, isFetching, refetch } = profileApi.useListLocalitiesQuery(provincia, { skip });
  const name = currentData?.find(({ id }) => id === localidad)?.nombre;
  useEffect(() => {
    if (name !== undefined) setValue('localidadString', name);
  }, [name, setValue]);
  const status = skip ? 'waiting' : currentData ? 'ready' : isFetching ? 'loading' : 'error';
  return { status, localities: currentData, retry: () => void refetch() } as const;
}
