import { zodResolver } from '@hookform/resolvers/zod';
import type { Pet } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import { petSchema, type PetForm } from '@huella/validation/pet';
import { useEffect, useMemo } from 'react';
import { useForm, type DefaultValues, type UseFormReturn } from 'react-hook-form';
import type { PetData } from '../../lib/new-pet-body.ts';

/** A pet's form: wire names, typed text in, checked data out. */
export type PetFormApi = UseFormReturn<PetForm, unknown, PetData>;

const blank: DefaultValues<PetForm> = { nombre: '', color: '', raza: '', fecha_nacimiento: '', peso: '' };

/** An insured pet's data; its weight is changed on a screen of its own. */
function valuesOf({ nombre, color, sexo, animal, raza, fecha_nacimiento }: Pet): PetForm {
  return { nombre, color, sexo, animal, raza, fecha_nacimiento, peso: '' };
}

/**
 * The form of a new pet, or of the one that is there already. `today` is the Argentine day that the birth window is measured
 * from (D50).
 */
export function usePetForm(today: Day, pet?: Pet): PetFormApi {
  const keptBirth = pet?.fecha_nacimiento;
  const resolver = useMemo(() => zodResolver(petSchema(today, keptBirth)), [today, keptBirth]);
  const defaultValues = pet ? valuesOf(pet) : blank;
  const form = useForm<PetForm, unknown, PetData>({ resolver, defaultValues });
  const { subscribe, setValue } = form;
  useEffect(() => emptyBreedOnSpeciesChange({ subscribe, setValue }), [subscribe, setValue]);
  return form;
}

/** A breed of the species before must never be sent (specification §5 *Pet*). */
function emptyBreedOnSpeciesChange({ subscribe, setValue }: Pick<PetFormApi, 'subscribe' | 'setValue'>) {
  return subscribe({
    name: 'animal',
    formState: { values: true },
    callback: ({ name, values }) => {
      if (name === 'animal' && values.raza !== '') setValue('raza', '', { shouldDirty: true });
    },
  });
}
