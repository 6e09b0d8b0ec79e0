import * as z from 'zod/mini';
import type { Day } from '../day/day.ts';
import { coverageSchema } from './coverage.ts';
import { petSchema } from './pet.ts';

/** The form of a pet that stands already, by the wire's nested names; `keptBirth` is its birth date (D50). */
export function editedPetSchema(today: Day, keptBirth: Day) {
  return z.object({ datos_mascota: petSchema(today, keptBirth) });
}

/** The form of a new pet with its coverage, by the wire's nested names; `today` is the Argentine day (specification §3, §5). */
export function newPetSchema(today: Day) {
  return z.object({
    datos_mascota: petSchema(today),
    datos_pago: coverageSchema,
    codigo_vendedor: z.string(),
  });
}

/** What the form of a pet's data holds, a new one's too. */
export type EditedPetForm = z.input<ReturnType<typeof editedPetSchema>>;
/** What comes out of it. */
export type EditedPet = z.output<ReturnType<typeof editedPetSchema>>;
/** What the form of a new pet holds. */
export type NewPetForm = z.input<ReturnType<typeof newPetSchema>>;
/** What comes out of it. */
export type NewPet = z.output<ReturnType<typeof newPetSchema>>;
