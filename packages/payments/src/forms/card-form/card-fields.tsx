import type { PaymentMedium } from '@huella/contract';
import { DigitsField, ExpiryField, TextField } from '@huella/ui';
import { copy } from '../../copy.ts';
import { OtherBrandHint } from './other-brand-hint.tsx';
import type { CardFormApi } from './use-card-form.ts';
import { useOtherBrand } from './use-other-brand.ts';

/** A browser and the card itself show a number in fours, whatever the brand. */
const DIGITS_PER_GROUP = 4;

export interface CardFieldsProps {
  form: CardFormApi;
  brand: PaymentMedium;
  brands: readonly PaymentMedium[];
}

/** What stands on the card. The holder's name is for autofill and stays here (decision 011). */
export function CardFields({ form, brand, brands }: CardFieldsProps) {
  const { control, setValue, setFocus } = form;
  const other = useOtherBrand(form, brand, brands);
  const switchBrand = (id: number) => {
    setValue('tipo', id, { shouldDirty: true });
    // The button that was pressed goes away with the hint.
    setFocus('numero_pago');
  };
  return (
    <>
      <DigitsField
        control={control}
        name="numero_pago"
        label={copy.form.cardNumber}
        groups={DIGITS_PER_GROUP}
        autoComplete="cc-number"
        hint={other && <OtherBrandHint brand={other} onSwitch={switchBrand} />}
      />
      <ExpiryField
        control={control}
        name="vencimiento"
        label={copy.form.expiry}
        hint={copy.form.expiryHint}
        autoComplete="cc-exp"
      />
      <TextField
        control={control}
        name="titular"
        label={copy.form.holder}
        hint={copy.form.holderHint}
        autoComplete="cc-name"
        optional
      />
    </>
  );
}
