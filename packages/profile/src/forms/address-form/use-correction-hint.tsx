import { InlineAlert } from '@huella/ui';
import { addressCorrection } from '@huella/validation/person';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import { takeCorrection } from '../take-correction.ts';
import type { PersonalDataFlow } from '../../pages/personal-data/use-personal-data-form.ts';

/** Offers an address without forbidden marks (O'Higgins), once it was rejected. */
export function useCorrectionHint(form: PersonalDataFlow['form'], datum: 'direccion' | 'numero'): ReactNode {
  const name = `datos_domicilio.${datum}` as const;
  const corrected = addressCorrection(useWatch({ control: form.control, name }));
  if (corrected === null || !form.getFieldState(name, form.formState).invalid) return undefined;
  return (
    <InlineAlert
      tone="hint"
      action={{
        label: shared.use(corrected),
        onClick: () => takeCorrection(form, name, corrected),
      }}
    >
      {copy.address.correction}
    </InlineAlert>
  );
}
