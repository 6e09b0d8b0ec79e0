import type { Breed, Plan } from '@huella/contract';
import { addYears, isDay, type Day } from '@huella/validation/day';
import { syncSchema } from '@huella/validation/pet';
import { collapseBlanks, foldForSearch } from '@huella/validation/text';
import { emailKey } from '../session/email-key.ts';

/** The columns of another channel's file. Days are `YYYY-MM-DD`, `plan` is a plan's name. */
export const portalColumns = [
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
export type PortalColumn = (typeof portalColumns)[number];
export type PortalValues = Readonly<Record<PortalColumn, string>>;

/** What the lines are held against. */
export interface PortalCatalogue {
  readonly breeds: readonly Breed[];
  readonly plans: readonly Plan[];
  readonly today: Day;
}

/** What is wrong with a column, in plain English for the operator. */
export type Complain = (column: PortalColumn, why: string) => void;

const TEXT_MAXIMUM = 100;
const NUMBER = /^[\p{L}\p{N}][\p{L}\p{N}\-./ ]{0,39}$/u;
/** Numbers that this server gives to its own policies. */
const OURS = /^HU-\d/i;
const ANIMALS = { perro: 'Perro', gato: 'Gato' } as const;
const SEXES = { h: 'H', hembra: 'H', f: 'H', m: 'M', macho: 'M' } as const;

/** Reads one line into a policy; complains about every column that does not fit, and answers null when one did not. */
export function readPortalLine(values: PortalValues, catalogue: PortalCatalogue, complain: Complain) {
  const email_key = readEmail(values.email, complain);
  const nombre = readText('mascota', values.mascota, complain);
  const color = readText('color', values.color, complain);
  const animal = readChoice('especie', values.especie, ANIMALS, complain);
  const sexo = readChoice('sexo', values.sexo, SEXES, complain);
  const raza = animal && readBreed(values.raza, animal, catalogue, complain);
  const plan_id = readPlan(values.plan, catalogue, complain);
  const number = readNumber(values.poliza, complain);
  const born = readDay('nacimiento', values.nacimiento, complain);
  const start_day = readDay('desde', values.desde, complain);
  const fits = born && start_day && daysFit(born, start_day, catalogue.today, complain);
  if (!email_key || !nombre || !color || !sexo || !animal || !raza || !plan_id || !number || !fits)
    return null;
  return { email_key, nombre, color, sexo, animal, raza, plan_id, number, fecha_nacimiento: born, start_day };
}

function readEmail(value: string, complain: Complain): string | undefined {
  const read = syncSchema.safeParse({ email: value });
  if (read.success) return emailKey(read.data.email);
  complain('email', value.trim() === '' ? 'is missing' : 'is not an email address');
  return undefined;
}

function readText(column: PortalColumn, value: string, complain: Complain): string | undefined {
  const text = collapseBlanks(value);
  const isLong = [...text].length > TEXT_MAXIMUM;
  if (text !== '' && !isLong && !/\p{Cc}/u.test(text)) return text;
  if (text === '') complain(column, 'is missing');
  else complain(column, isLong ? `is longer than ${TEXT_MAXIMUM} characters` : 'has control characters');
  return undefined;
}

function readChoice<Choice extends string>(
  column: PortalColumn,
  value: string,
  choices: Readonly<Record<string, Choice>>,
  complain: Complain,
): Choice | undefined {
  const key = foldForSearch(value);
  if (Object.hasOwn(choices, key)) return choices[key];
  complain(column, `is none of ${Object.keys(choices).join(', ')}`);
  return undefined;
}

function readBreed(value: string, animal: string, { breeds }: PortalCatalogue, complain: Complain) {
  const key = foldForSearch(value);
  const named = breeds.filter(({ nombre }) => foldForSearch(nombre) === key);
  const breed = named.find((candidate) => candidate.animal === animal)?.nombre;
  if (breed === undefined)
    complain('raza', named.length > 0 ? `is no breed of a ${animal}` : 'is not in the catalogue of breeds');
  return breed;
}

function readPlan(value: string, { plans }: PortalCatalogue, complain: Complain): number | undefined {
  const plan = plans.find(({ nombre }) => foldForSearch(nombre) === foldForSearch(value));
  if (!plan) complain('plan', `is none of ${plans.map(({ nombre }) => nombre).join(', ')}`);
  return plan?.id;
}

function readNumber(value: string, complain: Complain): string | undefined {
  const number = collapseBlanks(value);
  if (NUMBER.test(number) && !OURS.test(number)) return number;
  if (number === '') complain('poliza', 'is missing');
  else if (OURS.test(number)) complain('poliza', 'begins like the numbers that this server gives (HU-)');
  else complain('poliza', 'is not 1 to 40 letters, digits, blanks and - . /');
  return undefined;
}

function readDay(column: PortalColumn, value: string, complain: Complain): Day | undefined {
  const day = value.trim();
  if (isDay(day)) return day;
  complain(column, day === '' ? 'is missing' : 'is not a day that exists, written YYYY-MM-DD');
  return undefined;
}

/** A policy begins within a year from now at the latest, and not before its pet is born. */
function daysFit(born: Day, start: Day, today: Day, complain: Complain): boolean {
  if (born > today) complain('nacimiento', 'is in the future');
  else if (born > start) complain('desde', 'is before the birth of the pet');
  else if (start > addYears(today, 1)) complain('desde', 'is more than a year ahead');
  else return true;
  return false;
}
