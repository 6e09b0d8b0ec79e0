import type { Breed, Plan } from '@huella/contract';
import { isDay, type Day } from '@huella/validation/day';
import { syncSchema } from '@huella/validation/pet';
import {
  collapseBlanks,
  countCharacters,
  foldForSearch,
  hasInvisible,
  isReadable,
  normalizeText,
} from '@huella/validation/text';
import { emailKey } from '../../auth/email-key.ts';

/** Plain English that follows the column's name. */
export type Complain = (why: string) => void;

const MISSING = 'is missing';
const UNREADABLE = 'has characters that nobody can read';
const TEXT_MAXIMUM = 100;
const NUMBER = /^[\p{L}\p{N}][\p{L}\p{N}\-./ ]{0,39}$/u;
const OURS = /^HU-\d/i;

export const ANIMALS = { perro: 'Perro', gato: 'Gato' } as const;
export const SEXES = { h: 'H', hembra: 'H', f: 'H', m: 'M', macho: 'M' } as const;

export function readEmail(value: string, complain: Complain): string | undefined {
  const parsed = syncSchema.safeParse({ email: value });
  if (parsed.success) return emailKey(parsed.data.email);
  complain(normalizeText(value) === '' ? MISSING : 'is not an email');
  return undefined;
}

/** Rejects quotation marks and line breaks in a name, which a file with a lost quotation mark produces. */
export function readText(value: string, complain: Complain): string | undefined {
  const text = collapseBlanks(value);
  if (!isReadable(value)) complain(UNREADABLE);
  else if (text === '') complain(MISSING);
  else if (/[\n\t"]/.test(normalizeText(value)))
    complain('has a quotation mark or a line break; check the quotation marks around here');
  else if (countCharacters(text) > TEXT_MAXIMUM) complain(`is longer than ${TEXT_MAXIMUM} characters`);
  else return text;
  return undefined;
}

export function readChoice<Choice extends string>(
  value: string,
  choices: Readonly<Record<string, Choice>>,
  complain: Complain,
): Choice | undefined {
  const key = foldForSearch(value);
  if (Object.hasOwn(choices, key)) return choices[key];
  complain(key === '' ? MISSING : `is none of ${Object.keys(choices).join(', ')}`);
  return undefined;
}

export function readBreed(
  value: string,
  animal: string,
  breeds: readonly Breed[],
  complain: Complain,
): string | undefined {
  const key = foldForSearch(value);
  const named = breeds.filter(({ nombre }) => foldForSearch(nombre) === key);
  const breed = named.find((candidate) => candidate.animal === animal)?.nombre;
  if (key === '') complain(MISSING);
  else if (breed === undefined)
    complain(named.length > 0 ? `is no breed of a ${animal}` : 'is not in the catalogue of breeds');
  return breed;
}

export function readPlan(value: string, plans: readonly Plan[], complain: Complain): number | undefined {
  const key = foldForSearch(value);
  const plan = plans.find(({ nombre }) => foldForSearch(nombre) === key);
  if (key === '') complain(MISSING);
  else if (!plan) complain(`is none of ${plans.map(({ nombre }) => nombre).join(', ')}`);
  return plan?.id;
}

export function readNumber(value: string, complain: Complain): string | undefined {
  const number = collapseBlanks(value);
  if (NUMBER.test(number) && !hasInvisible(number) && !OURS.test(number)) return number;
  if (number === '') complain(MISSING);
  else if (OURS.test(number)) complain('begins like the numbers that this server gives (HU-)');
  else complain('is not 1 to 40 letters, digits, blanks and - . /');
  return undefined;
}

export function readDay(value: string, complain: Complain): Day | undefined {
  const day = normalizeText(value);
  if (isDay(day)) return day;
  complain(day === '' ? MISSING : 'is not a day that exists, written YYYY-MM-DD');
  return undefined;
}
