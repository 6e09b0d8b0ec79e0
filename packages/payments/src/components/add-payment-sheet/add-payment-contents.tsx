import type { PaymentMedium } from '@huella/contract';
import { ChoiceGroup } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import { PaymentForm } from '../../forms/payment-form/payment-form.tsx';
import { type PaymentMethodType, paymentMethodTypes } from '../../lib/payment-method-types.ts';
import { useFocusOnce } from '../payment-method-picker/use-focus-once.ts';
import { ChosenMethodType } from './chosen-method-type.tsx';
import { MethodTypeIcon } from './method-type-icon.tsx';

const Stack = styled('div')({ display: 'grid', gap: 24 });

const typeOptions = paymentMethodTypes.map((type) => ({
  value: type,
  label: shared.methodTypes[type],
  illustration: <MethodTypeIcon type={type} />,
}));

export interface AddPaymentContentsProps {
  /** The type chosen before opening, if any. */
  type: PaymentMethodType | null;
  submitLabel?: string;
  mediums: readonly PaymentMedium[];
  today: Day;
  onSaved: (id: number) => void;
}

export function AddPaymentContents({ type: chosen, ...form }: AddPaymentContentsProps) {
  const [type, setType] = useState<PaymentMethodType>(chosen ?? 'bankCard');
  const [isTypeOpen, setTypeOpen] = useState(chosen === null);
  // The button that opened the choice is gone.
  const chosenRef = useFocusOnce(chosen);
  return (
    <Stack>
      <PaymentForm type={type} {...form}>
        {isTypeOpen ? (
          <ChoiceGroup
            label={copy.sheet.type}
            options={typeOptions}
            value={type}
            onChange={setType}
            focusTargetValue={chosen}
            inputRef={chosenRef}
          />
        ) : (
          <ChosenMethodType type={type} onChange={() => setTypeOpen(true)} />
        )}
      </PaymentForm>
    </Stack>
  );
}
