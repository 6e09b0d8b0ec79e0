import * as z from 'zod/mini';
import { addressMessages, vetAnswerMessages } from '../messages.ts';
import { atMost, optionalText, requiredCollapsedLine, requiredLine, rule, typedText } from '../rules.ts';
import { foldForSearch, normalizeText } from '../text.ts';
import { personName } from '../person/person-name.ts';

/** How many symptoms one form may name, and how long each may be (D85). */
const SYMPTOMS_MAXIMUM = 10;
const SYMPTOM_MAXIMUM = 40;
const LIST_MAXIMUM = 20;
const TEXT_MAXIMUM = 2000;

const paragraph = () => optionalText(typedText(), TEXT_MAXIMUM, addressMessages.tooLong);
const requiredParagraph = () =>
  requiredLine(vetAnswerMessages.textMissing, normalizeText).check(
    atMost(TEXT_MAXIMUM, addressMessages.tooLong),
  );

function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.array(item).check(z.maxLength(LIST_MAXIMUM, vetAnswerMessages.tooMany));
}

const symptoms = z.pipe(
  z
    .array(
      requiredCollapsedLine(vetAnswerMessages.textMissing).check(
        atMost(SYMPTOM_MAXIMUM, vetAnswerMessages.symptomTooLong),
      ),
    )
    .check(rule((list) => list.length <= SYMPTOMS_MAXIMUM, vetAnswerMessages.tooManySymptoms)),
  z.transform(withoutRepetitions),
);

function withoutRepetitions(list: string[]): string[] {
  const seen = new Map(list.toReversed().map((symptom) => [foldForSearch(symptom), symptom]));
  return [...seen.values()].toReversed();
}

/**
 * What a vet answers (specification §3 *Completed vet form*, D85, D87): who they are, what they found and did, and in `pedidos` what
 * they ask for, each of which becomes an indication.
 */
export const vetAnswersSchema = z.object({
  veterinario: z.object({
    nombre: personName(vetAnswerMessages.firstNameMissing),
    apellido: personName(vetAnswerMessages.lastNameMissing),
  }),
  consulta: paragraph(),
  diagnostico: paragraph(),
  sintomas: symptoms,
  cirugiasMascota: listOf(z.object({ operacionRealizada: requiredParagraph() })),
  estudiosMascota: listOf(z.object({ tipoEstudio: requiredParagraph(), descripcionEstudio: paragraph() })),
  farmacologiaMascota: listOf(z.object({ descripcion: requiredParagraph() })),
  internacionesMascota: listOf(z.object({ terapiasRealizadas: requiredParagraph() })),
  practicasMascota: listOf(z.object({ tipoPractica: requiredParagraph(), descripcionPractica: paragraph() })),
  pedidos: listOf(
    z.object({
      tipo: z.enum(['estudioMascota', 'internacionMascota', 'cirugiaMascota', 'practicaMascota']),
      descripcion: requiredParagraph(),
    }),
  ),
});

/** What comes out of it. */
export type VetAnswers = z.output<typeof vetAnswersSchema>;
