import type { PaymentMedium } from '@huella/contract';
import { DigitsField } from '@huella/ui';
import { copy } from '../../copy.ts';
import { OtherBrandHint } from './other-brand-hint.tsx';
import type { CardFormApi } from './use-card-form.ts';
import { useOtherBrand } from './use-other-brand.ts';

/** A browser and the card itself show a number in fours, whatever the brand. */
const DIGITS_PER_GROUP = 4;

export interface CardNumberFieldProps {
  form: CardFormApi;
  /** The brand as chosen or recognised, null before. */
  brand: PaymentMedium | null;
  brands: readonly PaymentMedium[];
}

/** The number of a card, with a word where it looks like another brand than the one that was chosen. */
export function CardNumberField({ form, brand, brands }: CardNumberFieldProps) {
  const { control, setValue, setFocus } = form;
  const other = useOtherBrand(form, brand, brands);
  const switchBrand = (id: number) => {
    setValue('tipo', id, { shouldDirty: true });
    // The button that was pressed goes away with the hint.
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
