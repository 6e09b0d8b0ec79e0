import type { ChangedField } from '@huella/contract';
import { petChangeNames, petDataNames } from '@huella/contract/pet-data';
import { formatDay, parseDay } from '@huella/validation/day';
import { petLabels } from '@huella/validation/messages';
import { isolate } from '@huella/validation/text';
import { copy } from '../copy.ts';

const labels: Readonly<Record<string, string>> = {
  ...copy.labels,
  ...Object.fromEntries(petDataNames.map((name) => [petChangeNames[name], petLabels[name]])),
};

/** The word for a field of a request. A field that this version does not know goes by its wire name. */
export function labelOf(campo: string): string {
  return labels[campo] ?? campo;
}

/** The words for letters that stand for something (D01; `genero` of specification §3). */
const letters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mascotaSexo: { H: copy.values.female, F: copy.values.female, M: copy.values.male },
  genero: { F: copy.values.woman, M: copy.values.man },
};

const days: ReadonlySet<string> = new Set(['mascotaFechaNac', 'fechaNac']);

/** What a field holds, as people read it: days as DD/MM/YYYY, letters as words, nothing as a word for it, and what was typed unable to turn the words around it (D113). */
export function readValue(campo: ChangedField['campo'], value: string | null): string {
  if (value === null || value === '') return copy.empty;
  const day = days.has(campo) ? parseDay(value) : null;
  return day === null ? (letters[campo]?.[value] ?? isolate(value)) : formatDay(day);
}
