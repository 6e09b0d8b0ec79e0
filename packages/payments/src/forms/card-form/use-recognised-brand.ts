import type { PaymentMedium } from '@huella/contract';
import { detectMedium } from '@huella/validation/payment';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CardFormApi } from './use-card-form.ts';

/**
 * Chooses the brand that the number's first digits tell, as long as the person has chosen none and has not said that it is another.
 * `reject` says so: the brand is asked for then.
 */
export function useRecognisedBrand(form: CardFormApi, brands: readonly PaymentMedium[]) {
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
    // The button that was pressed has gone.
    if (isRejected) setFocus('tipo');
  }, [isRejected, setFocus]);
  return {
    isRecognised: recognised !== null && !isRejected && getValues('tipo') === recognised,
    reject: () => setRejected(true),
  };
}
