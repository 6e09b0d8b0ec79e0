import { FieldError } from '@huella/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { copy } from '../../copy.ts';
import { type PaymentKind, paymentKinds } from '../../lib/payment-kinds.ts';
import { KindIcon } from '../add-payment-sheet/kind-icon.tsx';

const Stack = styled('fieldset')({ display: 'grid', gap: 8 });

export interface FirstMethodProps {
  onPick: (kind: PaymentKind) => void;
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
      {paymentKinds.map((kind) => (
        <Button
          key={kind}
          type="button"
          variant="outlined"
          size="large"
          fullWidth
          startIcon={<KindIcon kind={kind} />}
          onClick={() => onPick(kind)}
        >
          {copy.kinds[kind]}
        </Button>
      ))}
      <FieldError id={`${id}-error`} message={error} />
    </Stack>
  );
}
