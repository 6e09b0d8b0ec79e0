import * as z from 'zod/mini';
import type { Day } from '../day/day.ts';
import { addressMessages, petMessages } from '../messages.ts';
import { atMost, requiredDay, requiredLine, rule } from '../rules.ts';
import { petBirthWindow } from './birth.ts';
import { petWeight } from './weight.ts';

const TEXT_MAXIMUM = 100;

function petText(missing: string) {
  return requiredLine(missing).check(atMost(TEXT_MAXIMUM, addressMessages.tooLong));
}

/**
 * The rules of each datum of a pet by its wire name (specification §5); `today` is the Argentine day. `keptBirth` is the
 * birth date that stands already: the window is for a new pet and for a changed date only (D50).
 */
export function petFields(today: Day, keptBirth?: Day) {
  const { min, max } = petBirthWindow(today);
  return {
    nombre: petText(petMessages.nameMissing),
    color: petText(petMessages.colorMissing),
    sexo: z.enum(['H', 'M'], { error: petMessages.sexMissing }),
    fecha_nacimiento: requiredDay(petMessages.birthMissing).check(
      rule((day) => day === keptBirth || (day >= min && day <= max), petMessages.birthOutside),
    ),
    animal: z.enum(['Perro', 'Gato'], { error: petMessages.animalMissing }),
    raza: petText(petMessages.breedMissing),
  };
}

/**
 * A new pet (specification §5). The name comes out as typed, NFC and trimmed; title case is for showing (D60a). `peso` is the
 * typed text, kilograms or null come out. Whether the breed belongs to the species is for who knows the catalogue. For a
 * change of a pet's data `keptBirth` is its birth date (D50).
 */
export function petSchema(today: Day, keptBirth?: Day) {
  return z.object({ ...petFields(today, keptBirth), peso: petWeight });
}

/** What the form of a new pet holds once it is complete. */
export type PetForm = z.input<ReturnType<typeof petSchema>>;

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
