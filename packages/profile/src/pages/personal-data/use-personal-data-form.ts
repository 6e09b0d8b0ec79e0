import { zodResolver } from '@hookform/resolvers/zod';
import type { Person } from '@huella/contract';
import { type Flow, useFlow } from '@huella/forms';
import type { Day } from '@huella/validation/day';
import {
  personalDataSchema,
  type PersonalDataForm,
  type PersonalDataOutput,
} from '@huella/validation/person';
import { useMemo } from 'react';
import { personalDataValues } from '../../lib/form-values.ts';

export type PersonalDataFlow = Flow<PersonalDataForm, PersonalDataOutput, 'person' | 'address'>;

const steps = [
  { name: 'person', fields: ['datos_persona'] },
  { name: 'address', urlName: 'domicilio', fields: ['datos_domicilio'] },
] as const;

/** `person` are the existing data, `today` the Argentine day. */
export function usePersonalDataForm(person: Person | null, today: Day): PersonalDataFlow {
  const resolver = useMemo(() => zodResolver(personalDataSchema(today)), [today]);
  return useFlow({ resolver, defaultValues: personalDataValues(person), draft: 'personal-data', steps });
}
