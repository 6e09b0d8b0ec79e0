import * as z from 'zod/mini';
import type { Day } from '../day/day.ts';
import { addressSchema } from './address.ts';
import { personSchema } from './person.ts';

/** The form of the personal data, by the wire's nested names; `today` is the Argentine day (specification §3, §5). */
export function personalDataSchema(today: Day) {
  return z.object({ datos_persona: personSchema(today), datos_domicilio: addressSchema });
}

/** What the form holds. */
export type PersonalDataForm = z.input<ReturnType<typeof personalDataSchema>>;
/** What comes out of it. */
export type PersonalDataOutput = z.output<ReturnType<typeof personalDataSchema>>;
