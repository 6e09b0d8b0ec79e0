import type { FieldError } from '@huella/contract';
import { isDay } from '@huella/validation/day';
import { weightUpdateSchema } from '@huella/validation/pet';
import { petName } from '@huella/validation/text';
import { fieldText } from '../copy.ts';
import { validateForm } from '../http/validate-form.ts';
import type { PetRow } from './repositories/pets.ts';

type WeighedPet = Pick<PetRow, 'nombre' | 'fecha_nacimiento'>;

/** Errors of a weight entry (specification §5 *Weight update*, D51): a warning names the pet. */
export function weightEntryErrors(
  { peso, fecha_pesaje }: { readonly peso: number; readonly fecha_pesaje: string },
  pet: WeighedPet,
  today: string,
): FieldError[] {
  const { fields } = validateForm(weightUpdateSchema(petName(pet.nombre)), { peso: String(peso) });
  const message = dayError(fecha_pesaje, pet, today);
  return message === null ? [...fields] : [...fields, { path: 'fecha_pesaje', code: 'invalid_day', message }];
}

function dayError(day: string, { fecha_nacimiento }: WeighedPet, today: string): string | null {
  if (!isDay(day)) return fieldText.generic;
  if (day > today) return fieldText.weightEntryDay;
  return day < fecha_nacimiento ? fieldText.weightEntryBeforeBirth : null;
}
