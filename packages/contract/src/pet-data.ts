import * as z from 'zod/mini';
import { animal, day, petSex, text } from './primitives.ts';

const name = text(100);

/**
 * The data of a pet in the order of its form, without weight and photo. Each is a column of `pets` with the same name and can be
 * changed by a request; the server's table, mapper, change rules and export derive from this list.
 */
export const petData = z.object({
  nombre: z.string(),
  animal,
  raza: z.string(),
  sexo: petSex,
  color: z.string(),
  fecha_nacimiento: day,
});
export type PetData = z.output<typeof petData>;

/** As sent for a new pet. */
export const newPetData = z.object({
  nombre: name,
  color: name,
  sexo: text(1),
  fecha_nacimiento: text(10),
  animal: text(20),
  raza: name,
});

/** As sent in a change request: only what changes. */
export const petChangeData = z.object({
  mascotaNombre: z.optional(name),
  mascotaColor: z.optional(name),
  mascotaSexo: z.optional(text(1)),
  mascotaFechaNac: z.optional(text(10)),
  mascotaEspecie: z.optional(text(20)),
  mascotaRaza: z.optional(name),
});

/** The names in a change request (specification §3). */
export const petChangeNames = {
  nombre: 'mascotaNombre',
  color: 'mascotaColor',
  sexo: 'mascotaSexo',
  fecha_nacimiento: 'mascotaFechaNac',
  animal: 'mascotaEspecie',
  raza: 'mascotaRaza',
} as const satisfies Record<keyof PetData, keyof z.output<typeof petChangeData>>;

export const petDataNames = z.keyof(petData).options;
