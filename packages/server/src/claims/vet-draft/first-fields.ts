import { completedVetForm } from '@huella/contract/claims';
import { foldForSearch } from '@huella/validation/text';
import * as z from 'zod/mini';
import type { Choice, Choices } from './common-choices.ts';
import type { DraftFields } from './draft-fields.ts';
import type { DoneKind, RequestedKind } from './rows.ts';

/** Kinds of indications on the wire and on the page. A consultation has a step of its own. */
const kindOfType = {
  consulta: null,
  estudioMascota: 'estudio',
  practicaMascota: 'practica',
  cirugiaMascota: 'cirugia',
  internacionMascota: 'internacion',
} as const satisfies Readonly<Record<string, RequestedKind | null>>;

interface RequestedIndication {
  readonly id: number;
  readonly tipo: keyof typeof kindOfType;
  readonly descripcion: string;
}

/** Prefills a new form: the vet's name as the owner typed it, the day, and what the form is about. */
export function prefilledFields(known: {
  readonly vet: string;
  readonly attendedDay: string | null;
  readonly today: string;
  readonly indications: readonly RequestedIndication[];
}): DraftFields {
  const fields: Record<string, string> = {
    ...nameFields(known.vet),
    'atencion.fecha': known.attendedDay ?? known.today,
  };
  for (const { id, tipo, descripcion } of known.indications)
    addRowFields(fields, `hecho.p${id}`, kindOfType[tipo], descripcion);
  return fields;
}

const TITLE = /^(?:dra?|m\.?v|med|vet|lic)\.?$/i;

/** `Dra. Eva María Paz`: the last word is the surname; titles are dropped. */
function nameFields(vet: string): DraftFields {
  const words = vet.split(/\s+/).filter((word) => word !== '' && !TITLE.test(word));
  const apellido = words.length > 1 ? (words.pop() ?? '') : '';
  return { 'quien.nombre': words.join(' '), 'quien.apellido': apellido };
}

const answered = z.extend(completedVetForm, {
  veterinario: z.object({
    nombre: z.string(),
    apellido: z.string(),
    matricula: z.optional(z.string()),
    provincia: z.optional(z.string()),
  }),
  fechaAtencion: z.optional(z.string()),
  sintomas: z.array(z.string()),
});

/** The fields of answers to be corrected. Requests come with their indications. */
export function answeredFields(
  answers: string,
  indications: readonly RequestedIndication[],
  choices: Choices,
): DraftFields {
  const form = z.parse(answered, JSON.parse(answers));
  const { nombre, apellido, matricula, provincia } = form.veterinario;
  const fields: Record<string, string> = {
    'quien.nombre': nombre,
    'quien.apellido': apellido,
    'quien.matricula': matricula ?? '',
    'quien.provincia': provincia ?? '',
    'atencion.fecha': form.fechaAtencion ?? '',
    ...unjoined(form.consulta ?? '', choices.reasons, 'atencion.consulta'),
    ...unjoined(form.diagnostico ?? '', choices.diagnoses, 'atencion.diagnostico'),
    ...symptomFields(form.sintomas, choices.symptoms),
  };
  addDone(fields, form);
  for (const { id, tipo, descripcion } of indications)
    addRowFields(fields, `pedidos.i${id}`, kindOfType[tipo], descripcion);
  return fields;
}

type Answered = z.infer<typeof answered>;

function addDone(fields: Record<string, string>, form: Answered): void {
  const add = (kind: DoneKind, at: number, text: string, detail?: string | null) =>
    addRowFields(fields, `hecho.a${kind}${String(at).padStart(2, '0')}`, kind, text, detail ?? '');
  form.estudiosMascota.forEach((done, at) => add('estudio', at, done.tipoEstudio, done.descripcionEstudio));
  form.practicasMascota.forEach((done, at) =>
    add('practica', at, done.tipoPractica, done.descripcionPractica),
  );
  form.farmacologiaMascota.forEach((done, at) => add('medicacion', at, done.descripcion));
  form.cirugiasMascota.forEach((done, at) => add('cirugia', at, done.operacionRealizada));
  form.internacionesMascota.forEach((done, at) => add('internacion', at, done.terapiasRealizadas));
}

function addRowFields(
  fields: Record<string, string>,
  at: string,
  kind: DoneKind | null,
  text: string,
  detail = '',
): void {
  if (kind === null) return;
  fields[`${at}.tipo`] = kind;
  fields[`${at}.texto`] = text;
  fields[`${at}.detalle`] = detail;
}

/** Ticks the choices of the first line and leaves the rest as text. */
function unjoined(text: string, choices: readonly Choice[], name: string): DraftFields {
  const [first = '', ...others] = text.split('\n');
  const ticked = first.split(', ').map((label) => choices.find((choice) => choice.label === label));
  if (ticked.some((choice) => choice === undefined)) return { [name]: text };
  const boxes = ticked.flatMap((choice) => (choice ? [[choice.name, 'on']] : []));
  return { ...Object.fromEntries(boxes), [name]: others.join('\n') };
}

function symptomFields(symptoms: readonly string[], choices: readonly Choice[]): DraftFields {
  const fields: Record<string, string> = {};
  const others: string[] = [];
  for (const symptom of symptoms) {
    const box = choices.find(({ label }) => foldForSearch(label) === foldForSearch(symptom));
    if (box) fields[box.name] = 'on';
    else others.push(symptom);
  }
  return { ...fields, 'sintomas.otros': others.join(', ') };
}
