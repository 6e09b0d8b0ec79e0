import * as z from 'zod/mini';
import type { Day } from '../day/day.ts';
import { addressSchema } from './address.ts';
import { personSchema } from './person.ts';

/** By the wire's nested names (specification §3, §5); `today` is the Argentine day. */
export function personalDataSchema(today: Day) {
  return z.object({ datos_persona: personSchema(today), datos_domicilio: addressSchema });
}

export type PersonalDataForm = z.input<ReturnType<typeof personalDataSchema>>;
export type PersonalDataOutput = z.output<ReturnType<typeof personalDataSchema>>;
