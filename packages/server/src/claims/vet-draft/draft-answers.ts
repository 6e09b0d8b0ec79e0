import { type VetAnswers, vetAnswersSchema } from '@huella/validation/claim';
import { vetAnswerMessages } from '@huella/validation/messages';
import * as z from 'zod/mini';
import type { Choice, Choices } from './common-choices.ts';
import type { DraftFields } from './draft-fields.ts';
import { type DoneKind, type Row, rowsOf } from './rows.ts';

const requestedTypes = {
  estudio: 'estudioMascota',
  practica: 'practicaMascota',
  cirugia: 'cirugiaMascota',
  internacion: 'internacionMascota',
} as const;

/** For each kind the list of the answers and the names of its two texts. */
const doneLists = {
  estudio: ['estudiosMascota', 'tipoEstudio', 'descripcionEstudio'],
  practica: ['practicasMascota', 'tipoPractica', 'descripcionPractica'],
  medicacion: ['farmacologiaMascota', 'descripcion', null],
  cirugia: ['cirugiasMascota', 'operacionRealizada', null],
  internacion: ['internacionesMascota', 'terapiasRealizadas', null],
} as const satisfies Readonly<Record<DoneKind, readonly [keyof VetAnswers, string, string | null]>>;

interface DraftContext {
  readonly today: string;
  readonly choices: Choices;
  readonly provinces: readonly string[];
}

export interface CheckedDraft {
  readonly answers: VetAnswers | undefined;
  /** For each of `pedidos` its existing indication. */
  readonly indicationIds: readonly (number | null)[];
  readonly errors: Readonly<Record<string, string>>;
  readonly stepErrors: Readonly<Record<string, string>>;
}

export function checkDraft(fields: DraftFields, { today, choices, provinces }: DraftContext): CheckedDraft {
  const requested = rowsOf(fields, 'pedidos');
  const parsed = z.safeParse(vetAnswersSchema(today), {
    veterinario: {
      nombre: fields['quien.nombre'] ?? '',
      apellido: fields['quien.apellido'] ?? '',
      matricula: fields['quien.matricula'] ?? '',
      provincia: fields['quien.provincia'] ?? '',
    },
    fechaAtencion: fields['atencion.fecha'] ?? '',
    consulta: joined(fields, choices.reasons, 'atencion.consulta'),
    diagnostico: joined(fields, choices.diagnoses, 'atencion.diagnostico'),
    sintomas: [...chosen(fields, choices.symptoms), ...split(fields['sintomas.otros'] ?? '')],
    ...doneAnswers(fields),
    pedidos: requested.map(({ kind, text }) => ({ tipo: requestedTypes[kind], descripcion: text })),
  });
  const errors = parsed.success ? {} : errorsOf(parsed.error.issues, fields);
  const province = fields['quien.provincia'] ?? '';
  if (!errors['quien.provincia'] && !provinces.includes(province))
    errors['quien.provincia'] = vetAnswerMessages.provinceMissing;
  return {
    answers: Object.keys(errors).length === 0 ? parsed.data : undefined,
    indicationIds: requested.map(({ key }) => indicationIdOf(key)),
    errors,
    stepErrors: Object.fromEntries(
      Object.entries(errors).filter(([, message]) => message !== vetAnswerMessages.nothingAnswered),
    ),
  };
}

/** Rows requested before are named after their indication. */
function indicationIdOf(key: string): number | null {
  const [, digits] = /^i(\d{1,15})$/.exec(key) ?? [];
  return digits === undefined ? null : Number(digits);
}

function doneAnswers(fields: DraftFields): Record<string, Record<string, string>[]> {
  const lists: Record<string, Record<string, string>[]> = {};
  for (const [list] of Object.values(doneLists)) lists[list] = [];
  for (const { kind, text, detail } of rowsOf(fields, 'hecho')) {
    const [list, textName, detailName] = doneLists[kind];
    lists[list]?.push({ [textName]: text, ...(detailName !== null && { [detailName]: detail }) });
  }
  return lists;
}

/** The chosen texts as one sentence, then the typed text. */
function joined(fields: DraftFields, choices: readonly Choice[], name: string): string {
  const tapped = chosen(fields, choices).join(', ');
  return [tapped, fields[name] ?? ''].filter((part) => part.trim() !== '').join('\n');
}

function chosen(fields: DraftFields, choices: readonly Choice[]): string[] {
  return choices.filter(({ name }) => fields[name]).map(({ label }) => label);
}

function split(text: string): string[] {
  return text.split(/[,;\n]/).filter((part) => part.trim() !== '');
}

function errorsOf(issues: readonly z.core.$ZodIssue[], fields: DraftFields): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[fieldOf(path.map(String), fields)] ??= message;
  return errors;
}

const fieldNames: Readonly<Record<string, string>> = {
  fechaAtencion: 'atencion.fecha',
  consulta: 'atencion.consulta',
  diagnostico: 'atencion.diagnostico',
  sintomas: 'sintomas.otros',
};

function fieldOf([first = '', second = '', third = '']: readonly string[], fields: DraftFields): string {
  if (first === 'veterinario') return `quien.${second}`;
  if (first === 'pedidos') return rowField('pedidos', rowsOf(fields, 'pedidos')[Number(second)], 'texto');
  const done = Object.entries(doneLists).find(([, [list]]) => list === first);
  if (!done) return fieldNames[first] ?? first;
  const [kind, [, textName]] = done;
  const rows = rowsOf(fields, 'hecho').filter((row) => row.kind === kind);
  return rowField('hecho', rows[Number(second)], third === textName || third === '' ? 'texto' : 'detalle');
}

/** An error of the whole list has no row. */
function rowField(list: string, row: Row | undefined, part: string): string {
  return row ? `${list}.${row.key}.${part}` : `${list}.lista`;
}
