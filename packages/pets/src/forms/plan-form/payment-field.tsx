import { CardSkeleton } from '@huella/ui';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { useController } from 'react-hook-form';
import { copy } from '../../copy.ts';
import type { PetsDependencies } from '../../dependencies.ts';
import type { AddPetFlow } from '../../pages/add-pet/use-add-pet-flow.ts';

export interface PaymentFieldProps extends Pick<AddPetFlow['form'], 'control'> {
  PaymentMethodPicker: PetsDependencies['PaymentMethodPicker'];
  disabled: boolean;
  /** Submits the step. */
  onContinue: () => void;
}

export function PaymentField({ control, PaymentMethodPicker, disabled, onContinue }: PaymentFieldProps) {
  const labelId = useId();
  const { field, fieldState } = useController({ control, name: 'datos_pago.id' });
  return (
    <section aria-labelledby={labelId}>
      <Typography component="h3" variant="h3" id={labelId} gutterBottom>
        {copy.planForm.payment}
      </Typography>
      <Suspense fallback={<CardSkeleton />}>
        <PaymentMethodPicker
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
          disabled={disabled}
          onContinue={onContinue}
        />
      </Suspense>
    </section>
  );
}
