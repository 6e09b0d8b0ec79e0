import type { PaymentMedium } from '@huella/contract';
import { Icon } from '@huella/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { copy } from '../../copy.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  '& output': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    padding: '8px 14px 8px 12px',
    borderRadius: 999,
    fontWeight: 600,
    color: theme.palette.primary.main,
    backgroundColor: theme.palette.tint.primary,
  },
}));

export interface RecognisedBrandProps {
  brand: PaymentMedium;
  onReject: () => void;
}

export function RecognisedBrand({ brand, onReject }: RecognisedBrandProps) {
  return (
    <Row>
      <output>
        <Icon name="card" />
        {copy.form.recognised(brand.tipo)}
      </output>
      <Button type="button" onClick={onReject} sx={{ px: 1.5 }}>
        {copy.form.notThis}
      </Button>
    </Row>
  );
}
