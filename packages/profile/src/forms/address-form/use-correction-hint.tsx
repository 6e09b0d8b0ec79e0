import { addressCorrection } from '@huella/validation/person';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Hint } from '../../components/hint/hint.tsx';
import { copy } from '../../copy.ts';
import type { AddressFormApi } from './use-address-form.ts';

/** A hint that offers an address without the marks that its rule refuses (O'Higgins), once they were refused. */
export function useCorrectionHint(
  { control, setValue, getFieldState, formState }: AddressFormApi,
  name: 'direccion' | 'numero',
): ReactNode {
  const corrected = addressCorrection(useWatch({ control, name }));
  if (corrected === null || !getFieldState(name, formState).invalid) return undefined;
  return (
    <Hint
      text={copy.address.correction}
      action={{
        label: copy.use(corrected),
        onClick: () => setValue(name, corrected, { shouldDirty: true, shouldValidate: true }),
      }}
    />
  );
}
