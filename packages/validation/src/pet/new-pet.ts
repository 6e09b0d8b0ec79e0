import * as z from 'zod/mini';
import type { Day } from '../day/day.ts';
import { coverageSchema } from './coverage.ts';
import { petSchema } from './pet.ts';

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

export type EditedPetForm = z.input<ReturnType<typeof editedPetSchema>>;
export type EditedPet = z.output<ReturnType<typeof editedPetSchema>>;
export type NewPetForm = z.input<ReturnType<typeof newPetSchema>>;
export type NewPet = z.output<ReturnType<typeof newPetSchema>>;
