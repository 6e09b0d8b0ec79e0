import { useEffect, useEffectEvent } from 'react';
import type { BagFacts, BagFlow } from './bag-flow.ts';
import { chosenFood, foodsOf } from './food-choice.ts';

/**
 * Adjusts dependent choices: a brand has its foods, a food its sizes, and a single option is chosen. What does not fit the pets
 * stays, with a message (specification §4 *Food*).
 */
export function useReconciledFood({ form }: BagFlow, facts: BagFacts): void {
  const settle = useEffectEvent((changed: string | undefined) => {
    const values = form.getValues();
    if (changed === 'mascotas') {
      const chosen = values.marca === '' ? (['mascotas'] as const) : (['mascotas', 'marca'] as const);
      void form.trigger(values.alimentoId === null ? chosen : [...chosen, 'alimentoId']);
    }
    if (changed === 'marca') {
      const [only, ...others] = foodsOf({ ...values, alimentoId: null }, facts);
      form.setValue('alimentoId', only && others.length === 0 ? only.id : null, { shouldDirty: true });
      form.clearErrors(['alimentoId', 'kilos']);
      if (values.marca !== '') void form.trigger('marca');
    }
    if (changed === 'alimentoId') {
      const sizes = chosenFood(values, facts)?.presentaciones ?? [];
      if (values.kilos === null || !sizes.includes(values.kilos))
        form.setValue('kilos', sizes.length === 1 ? (sizes[0] ?? null) : null, { shouldDirty: true });
      form.clearErrors('kilos');
    }
  });
  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => queueMicrotask(() => settle(name)),
    });
  }, [form]);
}
