import type { PaymentMedium } from '@huella/contract';
import { DigitsField } from '@huella/ui';
import { detectMedium } from '@huella/validation/payment';
import { useWatch } from 'react-hook-form';
import { copy } from '../../copy.ts';
import { OtherBrandHint } from './other-brand-hint.tsx';
import type { BankCardFormApi } from './use-bank-card-form.ts';

/** As browsers and cards show it, for every brand. */
const DIGITS_PER_GROUP = 4;

export interface BankCardNumberFieldProps {
  form: BankCardFormApi;
  brand: PaymentMedium | null;
  brands: readonly PaymentMedium[];
}

export function BankCardNumberField({ form, brand, brands }: BankCardNumberFieldProps) {
  const { control, setValue, setFocus } = form;
  const other = useOtherBrand(form, brand, brands);
  const switchBrand = (id: number) => {
    setValue('tipo', id, { shouldDirty: true });
    // The hint unmounts with the button that was pressed.
    setFocus('numero_pago');
  };
  return (
    <DigitsField
      control={control}
      name="numero_pago"
      label={copy.form.cardNumber}
      groups={DIGITS_PER_GROUP}
      autoComplete="cc-number"
      enterKeyHint="next"
      hint={other && <OtherBrandHint brand={other} onSwitch={switchBrand} />}
    />
  );
}

/** The brand that the number suggests, if it is not the chosen one. Never blocks. */
function useOtherBrand(
  { control }: BankCardFormApi,
  brand: PaymentMedium | null,
  brands: readonly PaymentMedium[],
): PaymentMedium | null {
  const number = useWatch({ control, name: 'numero_pago' });
  const detected = detectMedium(number, brands);
  return detected && brand && detected.id !== brand.id ? detected : null;
}
