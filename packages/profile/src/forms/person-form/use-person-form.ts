import { zodResolver } from '@hookform/resolvers/zod';
import type { Person } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import { personSchema, type PersonForm } from '@huella/validation/person';
import { useMemo } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { personValues } from '../../lib/form-values.ts';

/** The form of `datos_persona`: wire names, texts as typed in, checked data out. */
export type PersonFormApi = UseFormReturn<PersonForm, unknown, PersonForm>;

/** The form of the first step. `today` is the Argentine day; `person` what is there already. */
export function usePersonForm(person: Person | null, today: Day): PersonFormApi {
  const resolver = useMemo(() => zodResolver(personSchema(today)), [today]);
  return useForm<PersonForm, unknown, PersonForm>({ resolver, defaultValues: personValues(person) });
}
