import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import type { PaymentMethodType } from '../../lib/payment-method-types.ts';
import { MethodTypeIcon } from './method-type-icon.tsx';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  '& h3': { display: 'flex', alignItems: 'center', gap: 12 },
  '& svg': { flex: 'none', fontSize: '1.25rem' },
});

export interface ChosenMethodTypeProps {
  type: PaymentMethodType;
  onChange: () => void;
}

export function ChosenMethodType({ type, onChange }: ChosenMethodTypeProps) {
  return (
    <Row>
      <Typography component="h3" variant="h3">
        <MethodTypeIcon type={type} />
        {shared.methodTypes[type]}
      </Typography>
      <Button type="button" onClick={onChange} sx={{ px: 1.5, mx: -1.5 }}>
        {copy.sheet.other}
      </Button>
    </Row>
  );
}
