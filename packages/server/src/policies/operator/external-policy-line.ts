import type { Breed, Plan } from '@huella/contract';
import { addYears, type Day } from '@huella/validation/day';
import * as columns from './external-policy-columns.ts';

/** The columns of another channel's file. Days are `YYYY-MM-DD`, `plan` is a plan's name. */
export const externalPolicyColumns = [
  'email',
  'mascota',
  'especie',
  'raza',
  'sexo',
  'color',
  'nacimiento',
  'plan',
  'poliza',
  'desde',
] as const;
export type ExternalPolicyColumn = (typeof externalPolicyColumns)[number];
export type ExternalPolicyValues = Readonly<Record<ExternalPolicyColumn, string>>;

export interface ExternalPolicyCatalogue {
  readonly breeds: readonly Breed[];
  readonly plans: readonly Plan[];
  readonly today: Day;
}

type Complain = (column: ExternalPolicyColumn, why: string) => void;

export function readExternalPolicyLine(
  values: ExternalPolicyValues,
  catalogue: ExternalPolicyCatalogue,
  complain: Complain,
) {
  const { breeds, plans, today } = catalogue;
  const about = (column: ExternalPolicyColumn) => (why: string) => complain(column, why);
  const email_key = columns.readEmail(values.email, about('email'));
  const nombre = columns.readText(values.mascota, about('mascota'));
  const animal = columns.readChoice(values.especie, columns.ANIMALS, about('especie'));
  const raza = animal && columns.readBreed(values.raza, animal, breeds, about('raza'));
  const sexo = columns.readChoice(values.sexo, columns.SEXES, about('sexo'));
  const color = columns.readText(values.color, about('color'));
  const born = columns.readDay(values.nacimiento, about('nacimiento'));
  const plan_id = columns.readPlan(values.plan, plans, about('plan'));
  const number = columns.readNumber(values.poliza, about('poliza'));
  const start_day = columns.readDay(values.desde, about('desde'));
  const daysFit = born && start_day && fit(born, start_day, today, complain);
  if (!email_key || !nombre || !color || !sexo || !animal || !raza || !plan_id || !number) return null;
  if (!daysFit) return null;
  return { email_key, nombre, color, sexo, animal, raza, plan_id, number, fecha_nacimiento: born, start_day };
}

/** A policy begins within a year from today, and not before the pet's birth. */
function fit(born: Day, start: Day, today: Day, complain: Complain): boolean {
  if (born > today) complain('nacimiento', 'is in the future');
  else if (born > start) complain('desde', 'is before the birth of the pet');
  else if (start > addYears(today, 1)) complain('desde', 'is more than a year ahead');
  else return true;
  return false;
}
