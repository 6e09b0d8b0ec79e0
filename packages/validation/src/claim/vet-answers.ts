import * as z from 'zod/mini';
import type { Day } from '../day/day.ts';
import { textMessages, vetAnswerMessages, vetContactMessages } from '../messages.ts';
import {
  maxLength,
  optionalText,
  requiredCollapsedLine,
  requiredDay,
  requiredLine,
  rule,
  multiLine,
} from '../rules.ts';
import { foldForSearch, normalizeText } from '../text.ts';
import { personName } from '../person/person-name.ts';

/** Number of symptoms and their length (D85). */
const SYMPTOMS_MAXIMUM = 10;
const SYMPTOM_MAXIMUM = 40;
const LIST_MAXIMUM = 20;
const TEXT_MAXIMUM = 2000;

const paragraph = () => optionalText(multiLine(), TEXT_MAXIMUM, textMessages.tooLong);
const requiredParagraph = () =>
  requiredLine(vetAnswerMessages.textMissing, normalizeText).check(
    maxLength(TEXT_MAXIMUM, textMessages.tooLong),
  );

function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.array(item).check(z.maxLength(LIST_MAXIMUM, vetAnswerMessages.tooMany));
}

/** D85. Removes repetitions. */
export const symptomsSchema = z.pipe(
  z
    .array(
      requiredCollapsedLine(vetAnswerMessages.textMissing).check(
        maxLength(SYMPTOM_MAXIMUM, vetAnswerMessages.symptomTooLong),
      ),
    )
    .check(rule((list) => list.length <= SYMPTOMS_MAXIMUM, vetAnswerMessages.tooManySymptoms)),
  z.transform(withoutRepetitions),
);

function withoutRepetitions(list: string[]): string[] {
  const seen = new Map(list.toReversed().map((symptom) => [foldForSearch(symptom), symptom]));
  return [...seen.values()].toReversed();
}

/** A printed licence: `MP 1234`, `M.N. 12.345`, `1234/5`. */
const licence = /^[\p{L}\d .°º/-]*\d[\p{L}\d .°º/-]*$/u;
const LICENCE_MAXIMUM = 20;

/** A licence number is unique within its province (D87). */
const veterinario = z.object({
  nombre: personName(vetAnswerMessages.firstNameMissing),
  apellido: personName(vetAnswerMessages.lastNameMissing),
  matricula: requiredCollapsedLine(vetAnswerMessages.licenceMissing).check(
    rule((text) => licence.test(text), vetAnswerMessages.licenceInvalid),
    maxLength(LICENCE_MAXIMUM, textMessages.tooLong),
  ),
  provincia: requiredCollapsedLine(vetAnswerMessages.provinceMissing).check(
    maxLength(LICENCE_MAXIMUM * 5, textMessages.tooLong),
  ),
});

const requestedKind = z.enum(['estudioMascota', 'internacionMascota', 'cirugiaMascota', 'practicaMascota']);

/** A vet's answers (specification §3 *Completed vet form*, D85, D87). Rejects an empty form at `consulta`. */
export function vetAnswersSchema(today: Day) {
  return z
    .object({
      veterinario,
      fechaAtencion: requiredDay(vetContactMessages.dayMissing).check(
        rule((day) => day <= today, vetContactMessages.dayInFuture),
      ),
      consulta: paragraph(),
      diagnostico: paragraph(),
      sintomas: symptomsSchema,
      cirugiasMascota: listOf(z.object({ operacionRealizada: requiredParagraph() })),
      estudiosMascota: listOf(
        z.object({ tipoEstudio: requiredParagraph(), descripcionEstudio: paragraph() }),
      ),
      farmacologiaMascota: listOf(z.object({ descripcion: requiredParagraph() })),
      internacionesMascota: listOf(z.object({ terapiasRealizadas: requiredParagraph() })),
      practicasMascota: listOf(
        z.object({ tipoPractica: requiredParagraph(), descripcionPractica: paragraph() }),
      ),
      pedidos: listOf(z.object({ tipo: requestedKind, descripcion: requiredParagraph() })),
    })
    .check(z.refine(isAnswered, { error: vetAnswerMessages.nothingAnswered, path: ['consulta'] }));
}

export type VetAnswers = z.output<ReturnType<typeof vetAnswersSchema>>;

interface OwnAnswers {
  readonly consulta: string | null;
  readonly diagnostico: string | null;
  readonly cirugiasMascota: readonly unknown[];
  readonly estudiosMascota: readonly unknown[];
  readonly farmacologiaMascota: readonly unknown[];
  readonly internacionesMascota: readonly unknown[];
  readonly practicasMascota: readonly unknown[];
}

function isAnswered(answers: OwnAnswers): boolean {
  const { cirugiasMascota, estudiosMascota, farmacologiaMascota, internacionesMascota } = answers;
  const done = [cirugiasMascota, estudiosMascota, farmacologiaMascota, internacionesMascota];
  return [answers.consulta, answers.diagnostico, ...done.flat(), ...answers.practicasMascota].some(
    (part) => part !== null,
  );
}
