import { FieldError } from '@huella/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import { type PaymentMethodType, paymentMethodTypes } from '../../lib/payment-method-types.ts';
import { MethodTypeIcon } from '../add-payment-sheet/method-type-icon.tsx';

const Stack = styled('fieldset')({ display: 'grid', gap: 8 });

export interface FirstMethodProps {
  onPick: (type: PaymentMethodType) => void;
  error?: string;
  disabled: boolean;
}

/** The first question of the form when there are no methods. */
export function FirstMethod({ onPick, error, disabled }: FirstMethodProps) {
  const id = useId();
  return (
    <Stack
      disabled={disabled}
      aria-labelledby={`${id}-text`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <Typography id={`${id}-text`}>{copy.picker.first}</Typography>
      {paymentMethodTypes.map((type) => (
        <Button
          key={type}
          type="button"
          variant="outlined"
          size="large"
          fullWidth
          startIcon={<MethodTypeIcon type={type} />}
          onClick={() => onPick(type)}
        >
          {shared.methodTypes[type]}
        </Button>
      ))}
      <FieldError id={`${id}-error`} message={error} />
    </Stack>
  );
}
