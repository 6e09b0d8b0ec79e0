import { zodResolver } from '@hookform/resolvers/zod';
import type { PaymentMedium } from '@huella/contract';
import { useFlow } from '@huella/forms';
import type { Day } from '@huella/validation/day';
import { type CardForm as BankCardValues, cardSchema } from '@huella/validation/payment';
import { useEffect, useMemo } from 'react';
import { type Resolver, type UseFormReturn, useWatch } from 'react-hook-form';
import type { NewPaymentMethod } from '../../api/index.ts';
import { cardBrands } from '../../lib/card-brands.ts';
import { useSaveMethod } from '../use-save-method.ts';
import { useRecognisedBrand } from './use-recognised-brand.ts';

export type BankCardFormApi = UseFormReturn<BankCardValues, unknown, NewPaymentMethod>;

const blank: BankCardValues = { tipo: null, numero_pago: '', vencimiento: '', titular: '' };

/** Never a draft. `today` is the Argentine day that the expiry window starts from (D16). */
export function useBankCardForm(
  mediums: readonly PaymentMedium[],
  today: Day,
  onSaved: (id: number) => void,
) {
  const brands = useMemo(() => cardBrands(mediums), [mediums]);
  const resolver = useMemo(() => cardResolver(brands, today), [brands, today]);
  const flow = useFlow<BankCardValues, NewPaymentMethod>({ resolver, defaultValues: blank });
  const { form } = flow;
  const chosen = useWatch({ control: form.control, name: 'tipo' });
  useEffect(() => recheckNumber(form), [form]);
  const recognition = useRecognisedBrand(form, brands);
  return {
    flow,
    brands,
    brand: brands.find(({ id }) => id === chosen) ?? null,
    ...recognition,
    ...useSaveMethod(flow, onSaved),
  };
}

/** Validates by the rules of the current brand. */
function cardResolver(
  brands: readonly PaymentMedium[],
  today: Day,
): Resolver<BankCardValues, unknown, NewPaymentMethod> {
  return (values, context, options) => {
    const medium = brands.find(({ id }) => id === values.tipo) ?? null;
    return zodResolver(cardSchema({ medium, today }))(values, context, options);
  };
}

/** Rechecks the number when the brand changes, and while it is invalid (O-CF-06). */
function recheckNumber({ subscribe, getFieldState, trigger }: BankCardFormApi) {
  return subscribe({
    name: ['tipo', 'numero_pago'],
    formState: { values: true },
    callback: ({ name }) => {
      const isDue =
        name === 'tipo' ? getFieldState('numero_pago').isTouched : getFieldState('numero_pago').invalid;
      if (isDue) void trigger('numero_pago');
    },
  });
}
