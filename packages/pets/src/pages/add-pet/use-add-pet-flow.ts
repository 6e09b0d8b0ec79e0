import { zodResolver } from '@hookform/resolvers/zod';
import { type Flow, useFlow } from '@huella/forms';
import type { Day } from '@huella/validation/day';
import { newPetSchema, type NewPet, type NewPetForm } from '@huella/validation/pet';
import { useMemo } from 'react';
import { blankPet } from '../../forms/pet-form/pet-values.ts';

export type AddPetFlow = Flow<NewPetForm, NewPet, 'pet' | 'plan'>;

const steps = [
  { name: 'pet', fields: ['datos_mascota'] },
  { name: 'plan', urlName: 'plan', fields: ['datos_pago', 'codigo_vendedor'] },
] as const;

/** `today` is the Argentine day on which the page was opened. */
export function useAddPetFlow(today: Day): AddPetFlow {
  const resolver = useMemo(() => zodResolver(newPetSchema(today)), [today]);
  return useFlow({
    resolver,
    defaultValues: { ...blankPet, datos_pago: { plan: null, id: null }, codigo_vendedor: '' },
    draft: 'new-pet',
    steps,
  });
}
