import type { PaymentMedium } from '@huella/contract';
import { detectMedium } from '@huella/validation/payment';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BankCardFormApi } from './use-bank-card-form.ts';

/** Sets the brand that the number suggests, unless the person has chosen one or rejected it. */
export function useRecognisedBrand(form: BankCardFormApi, brands: readonly PaymentMedium[]) {
  const { getValues, setFocus, setValue, subscribe } = form;
  const [recognised, setRecognised] = useState<number | null>(null);
  const [isRejected, setRejected] = useState(false);
  const recognise = useEffectEvent((number: string) => {
    if (isRejected || getValues('tipo') !== recognised) return;
    const id = detectMedium(number, brands)?.id ?? null;
    setRecognised(id);
    if (id !== recognised) setValue('tipo', id, { shouldDirty: true });
  });
  useEffect(
    () =>
      subscribe({
        name: 'numero_pago',
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name === 'numero_pago') recognise(values.numero_pago);
        },
      }),
    [subscribe],
  );
  useEffect(() => {
    // The button that was pressed is gone.
    if (isRejected) setFocus('tipo');
  }, [isRejected, setFocus]);
  return {
    isRecognised: recognised !== null && !isRejected && getValues('tipo') === recognised,
    reject: () => setRejected(true),
  };
}
