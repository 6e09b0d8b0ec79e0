import * as z from 'zod/mini';
import type { Day } from '../day/day.ts';
import { petMessages, textMessages } from '../messages.ts';
import { maxLength, requiredDay, requiredLine, rule } from '../rules.ts';
import { petBirthRange } from './birth.ts';
import { petWeight } from './weight.ts';

const TEXT_MAXIMUM = 100;

function petText(missing: string) {
  return requiredLine(missing).check(maxLength(TEXT_MAXIMUM, textMessages.tooLong));
}

/**
 * By wire name (specification §5); `today` is the Argentine day. `currentBirth` is the existing birth date: the window is only for a
 * new pet and a changed date (D50).
 */
export function petFields(today: Day, currentBirth?: Day) {
  const { min, max } = petBirthRange(today);
  return {
    nombre: petText(petMessages.nameMissing),
    color: petText(petMessages.colorMissing),
    sexo: z.enum(['H', 'M'], { error: petMessages.sexMissing }),
    fecha_nacimiento: requiredDay(petMessages.birthMissing).check(
      rule((day) => day === currentBirth || (day >= min && day <= max), petMessages.birthOutside),
    ),
    animal: z.enum(['Perro', 'Gato'], { error: petMessages.animalMissing }),
    raza: petText(petMessages.breedMissing),
  };
}

/**
 * A new pet (specification §5). Outputs the name in NFC and trimmed, not in title case (D60a); `peso` as kilograms or null. Does
 * not check the breed against the species, which needs the catalogue.
 */
export function petSchema(today: Day, currentBirth?: Day) {
  return z.object({ ...petFields(today, currentBirth), peso: petWeight });
}

export type PetForm = z.input<ReturnType<typeof petSchema>>;

/** A pet's change request as posted (specification §3): only the changed keys. */
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
