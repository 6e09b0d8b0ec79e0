import { zodResolver } from '@hookform/resolvers/zod';
import { useFlow, type Flow } from '@huella/forms';
import { useToday } from '@huella/ui';
import { vetContactSchema, type VetContactForm } from '@huella/validation/claim';
import type { Day } from '@huella/validation/day';
import { useEffect, useMemo } from 'react';

/** Recipient and day of the consultation (specification §5 *Vet contact*). */
export type VetFlow = Flow<VetContactForm, VetContactForm>;

/** Stores a draft under `draft`. The day is at most `today`. */
export function useVetForm(defaultValues: VetContactForm, draft: string): { flow: VetFlow; today: Day } {
  const today = useToday();
  const resolver = useMemo(() => zodResolver(vetContactSchema(today)), [today]);
  const flow = useFlow<VetContactForm, VetContactForm>({ resolver, defaultValues, draft });
  useTypedKind(flow);
  return { flow, today };
}

/** A typed vet is not one of the network (D87). */
function useTypedKind({ form: { subscribe, setValue, getValues } }: VetFlow) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== 'veterinario.nombre' && name !== 'veterinario.mail') return;
          if (getValues('veterinario.tipo') !== 'VetContact') setValue('veterinario.tipo', 'VetContact');
        },
      }),
    [subscribe, setValue, getValues],
  );
}
