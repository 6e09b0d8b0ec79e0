import type { ChangedField } from '@huella/contract';
import { petChangeNames, petDataNames } from '@huella/contract/pet-data';
import { formatDay, parseDay } from '@huella/validation/day';
import { petLabels } from '@huella/validation/messages';
import { isolate, petName } from '@huella/validation/text';
import { copy } from '../copy.ts';

const labels: Readonly<Record<string, string>> = {
  ...copy.labels,
  ...Object.fromEntries(petDataNames.map((name) => [petChangeNames[name], petLabels[name]])),
};

/** Falls back to the wire name. */
export function labelOf(campo: string): string {
  return labels[campo] ?? campo;
}

/** Labels for letters of the wire (D01; `genero` of specification §3). */
const letters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mascotaSexo: { H: copy.values.female, F: copy.values.female, M: copy.values.male },
  genero: { F: copy.values.woman, M: copy.values.man },
};

/** Shown in title case (D60a). */
const names: ReadonlySet<string> = new Set(['mascotaNombre', 'nombre', 'apellido']);

const days: ReadonlySet<string> = new Set(['mascotaFechaNac', 'fechaNac']);

/** A value for display: days as DD/MM/YYYY, letters as words, names in title case, text isolated (D113). */
export function readValue(campo: ChangedField['campo'], value: string | null): string {
  if (value === null || value === '') return copy.empty;
  if (names.has(campo)) return petName(value);
  const day = days.has(campo) ? parseDay(value) : null;
  return day === null ? (letters[campo]?.[value] ?? isolate(value)) : formatDay(day);
}

/** Before and after for display. A name that differs only in case or blanks is shown as typed. */
export function readChange({ campo, antes, despues }: ChangedField): [before: string, after: string] {
  const [before, after] = [readValue(campo, antes), readValue(campo, despues)];
  return before === after && antes && despues ? [isolate(antes), isolate(despues)] : [before, after];
}
