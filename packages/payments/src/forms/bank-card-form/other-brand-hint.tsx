import type { PaymentMedium } from '@huella/contract';
import Button from '@mui/material/Button';
import { copy } from '../../copy.ts';

export function OtherBrandHint({
  brand,
  onSwitch,
}: {
  brand: PaymentMedium;
  onSwitch: (id: number) => void;
}) {
  return (
    <>
      {copy.form.otherBrand(brand.tipo)}{' '}
      <Button type="button" size="small" onClick={() => onSwitch(brand.id)}>
        {copy.form.switchBrand(brand.tipo)}
      </Button>
    </>
  );
}
