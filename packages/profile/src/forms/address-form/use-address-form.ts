import { zodResolver } from '@hookform/resolvers/zod';
import type { Person } from '@huella/contract';
import { addressSchema, type AddressForm, type AddressOutput } from '@huella/validation/person';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { addressValues } from '../../lib/form-values.ts';

/** The form of `datos_domicilio`: wire names, texts as typed in, checked data out. */
export type AddressFormApi = UseFormReturn<AddressForm, unknown, AddressOutput>;

const resolver = zodResolver(addressSchema);

/** The form of the second step; `person` is what is there already. */
export function useAddressForm(person: Person | null): AddressFormApi {
  const [defaultValues] = useState(() => addressValues(person));
  const form = useForm<AddressForm, unknown, AddressOutput>({ resolver, defaultValues });
  const { subscribe, setValue } = form;
  useEffect(() => emptyLocalityOnProvinceChange({ subscribe, setValue }), [subscribe, setValue]);
  return form;
}

/** A locality of the province before must never be sent. */
function emptyLocalityOnProvinceChange({
  subscribe,
  setValue,
}: Pick<AddressFormApi, 'subscribe' | 'setValue'>) {
  return subscribe({
    name: 'provincia',
    formState: { values: true },
    callback: ({ name, values }) => {
      if (name !== 'provincia' || values.localidad === null) return;
      setValue('localidad', null, { shouldDirty: true });
      setValue('localidadString', '', { shouldDirty: true });
    },
  });
}
