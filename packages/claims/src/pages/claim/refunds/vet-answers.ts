import type { CompletedVetForm } from '@huella/contract';

/** In display order. */
type AnswerKind =
  | 'consulta'
  | 'diagnostico'
  | 'estudios'
  | 'cirugias'
  | 'internaciones'
  | 'practicas'
  | 'farmacologia';

interface VetAnswer {
  readonly title: string;
  readonly text: string | null;
}

export interface AnswerSection {
  readonly kind: AnswerKind;
  readonly answers: readonly VetAnswer[];
}

/** A vet's answers by kind (specification §3 *Completed vet form*); without empty kinds. */
export function answerSections(form: CompletedVetForm): AnswerSection[] {
  const sections: AnswerSection[] = [
    { kind: 'consulta', answers: only(form.consulta) },
    { kind: 'diagnostico', answers: only(form.diagnostico) },
    {
      kind: 'estudios',
      answers: form.estudiosMascota.map((one) => both(one.tipoEstudio, one.descripcionEstudio)),
    },
    { kind: 'cirugias', answers: form.cirugiasMascota.flatMap((one) => only(one.operacionRealizada)) },
    {
      kind: 'internaciones',
      answers: form.internacionesMascota.flatMap((one) => only(one.terapiasRealizadas)),
    },
    {
      kind: 'practicas',
      answers: form.practicasMascota.map((one) => both(one.tipoPractica, one.descripcionPractica)),
    },
    { kind: 'farmacologia', answers: form.farmacologiaMascota.flatMap((one) => only(one.descripcion)) },
  ];
  return sections.filter(({ answers }) => answers.length > 0);
}

/** Characters and answers up to which a phone does not fold a form. */
const SHORT_CHARACTERS = 220;
const SHORT_ANSWERS = 3;

export function areLong(sections: readonly AnswerSection[]): boolean {
  const answers = sections.flatMap((section) => section.answers);
  const characters = answers.reduce((sum, { title, text }) => sum + title.length + (text?.length ?? 0), 0);
  return answers.length > SHORT_ANSWERS || characters > SHORT_CHARACTERS;
}

function only(title: string | null): VetAnswer[] {
  return title?.trim() ? [{ title, text: null }] : [];
}

function both(title: string, text: string | null): VetAnswer {
  return { title, text: text?.trim() ? text : null };
}
