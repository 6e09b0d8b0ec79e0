import * as z from 'zod/mini';
import type { Day } from '../day/day.ts';
import { petFields } from './pet.ts';

/** The rules of a pet's change request as it is posted (specification §3): only the changed keys, each by the form's rule. */
export function petChangeSchema(today: Day) {
  const fields = petFields(today);
  return z.object({
    mascotaNombre: z.optional(fields.nombre),
    mascotaColor: z.optional(fields.color),
    mascotaSexo: z.optional(fields.sexo),
    mascotaFechaNac: z.optional(fields.fecha_nacimiento),
    mascotaEspecie: z.optional(fields.animal),
    mascotaRaza: z.optional(fields.raza),
  });
}
