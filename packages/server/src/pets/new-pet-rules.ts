import type { FieldError, WeightEntry } from '@huella/contract';
import { isDay } from '@huella/validation/day';
import { benefitCodeSchema, coverageSchema, petSchema } from '@huella/validation/pet';
import type * as z from 'zod/mini';
import { fieldText } from '../copy.ts';
import { asObject } from '../http/check-input.ts';
import { validateForm } from '../http/validate-form.ts';
import type { ValidationResult, Rules } from '../http/operation.ts';

type PetFields = z.output<ReturnType<typeof petSchema>>;

export interface NewPet {
  readonly pet: Omit<PetFields, 'peso'>;
  readonly weight: WeightEntry | null;
  readonly coverage: z.output<typeof coverageSchema>;
  readonly benefitCode: string | null;
}

export const newPetRules: Rules<NewPet> = ({ datos_mascota, datos_pago, codigo_vendedor }, { today }) => {
  const sent = asObject(datos_mascota);
  const petFields = validateForm(petSchema(today), asForm(sent), 'datos_mascota.');
  const coverage = validateForm(coverageSchema, datos_pago, 'datos_pago.');
  const day = weightEntryDay(sent['fecha_pesaje'], today);
  const code = validateForm(benefitCodeSchema, { codigo_vendedor });
  const fields = [...petFields.fields, ...coverage.fields, ...day.fields, ...code.fields];
  if (!petFields.input || !coverage.input || day.input === undefined || !code.input) return { fields };
  const { peso, ...pet } = petFields.input;
  const weight = peso === null ? null : { peso, fecha_pesaje: day.input };
  return {
    fields,
    input: { pet, weight, coverage: coverage.input, benefitCode: code.input.codigo_vendedor },
  };
};

/** The form has the weight as text; a female's `F` is an `H` (D01). */
function asForm(sent: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { peso, sexo } = sent;
  const typed = typeof peso === 'number' ? String(peso) : (peso ?? '');
  return { ...sent, peso: typed, sexo: sexo === 'F' ? 'H' : sexo };
}

/** Today by default, never in the future. */
function weightEntryDay(sent: unknown, today: string): ValidationResult<string> {
  if (sent === undefined || sent === null || sent === '') return { input: today, fields: [] };
  if (typeof sent === 'string' && isDay(sent) && sent <= today) return { input: sent, fields: [] };
  const field: FieldError = {
    path: 'datos_mascota.fecha_pesaje',
    code: 'invalid_day',
    message: fieldText.weightEntryDay,
  };
  return { fields: [field] };
}
