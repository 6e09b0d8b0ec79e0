import * as z from 'zod/mini';
import type { Day } from '../day/day.ts';
import { textMessages } from '../messages.ts';
import { optionalText, singleLine } from '../rules.ts';
import { coverageSchema } from './coverage.ts';
import { petSchema } from './pet.ts';

const BENEFIT_CODE_MAXIMUM = 50;

/** The form of an existing pet; `currentBirth` is its birth date (D50). */
export function editedPetSchema(today: Day, currentBirth: Day) {
  return z.object({ datos_mascota: petSchema(today, currentBirth) });
}

/** The form of a new pet with its coverage (specification §3, §5); `today` is the Argentine day. */
export function newPetSchema(today: Day) {
  return z.object({
    datos_mascota: petSchema(today),
    datos_pago: coverageSchema,
    codigo_vendedor: z.string(),
  });
}

/** Specification §4 *Add pet*. */
export const benefitCodeSchema = z.object({
  codigo_vendedor: optionalText(singleLine(), BENEFIT_CODE_MAXIMUM, textMessages.tooLong),
});

export type EditedPetForm = z.input<ReturnType<typeof editedPetSchema>>;
export type EditedPet = z.output<ReturnType<typeof editedPetSchema>>;
export type NewPetForm = z.input<ReturnType<typeof newPetSchema>>;
export type NewPet = z.output<ReturnType<typeof newPetSchema>>;
