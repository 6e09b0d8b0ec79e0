import { formatDay, isDay } from '@huella/validation/day';
import { vetAnswerMessages } from '@huella/validation/messages';
import { isolate, listed } from '@huella/validation/text';
import { html } from 'hono/html';
import type { Choice } from '../vet-draft/common-choices.ts';
import { type RowList, rowsOf } from '../vet-draft/rows.ts';
import { pageText } from './copy.ts';
import { namesOf } from './names.ts';
import { links, progress } from './step-view.ts';
import { firstWrongStep, type InputStep, inputSteps } from './steps.ts';
import { icon } from '../../pages/drawings.ts';
import type { Html } from '../../pages/page.ts';
import { scriptTexts, vetFrame } from './vet-frame.ts';
import type { VetPageDraft } from './vet-page-draft.ts';

/** Everything that will be sent, by a button that is the form's confirmation field (D88), or a link to what is still missing. */
export function reviewView(
  draft: VetPageDraft,
  { code, confirmation }: { readonly code: string; readonly confirmation: string },
): Html {
  return vetFrame(draft.form, {
    code,
    above: progress('revision'),
    title: pageText.review.title,
    content: html`<form method="post" action="?paso=revision" ${scriptTexts}>
        <dl class="review">${inputSteps.map((step) => part(draft, step))}</dl>
        <div class="footer">
          <p class="status" role="status"></p>
          ${primary(draft, confirmation)}
        </div>
      </form>
      ${links('revision', namesOf(draft.form).pet)}`,
  });
}

function primary({ form, checked: { errors } }: VetPageDraft, confirmation: string): Html {
  const { completes, corrected } = pageText.review;
  const wrong = firstWrongStep(errors);
  if (wrong !== undefined)
    return html`<a class="button" href="${`?paso=${wrong}&revisar=1`}">${completes[wrong]}</a>`;
  return html`<button class="button" name="confirmacion" value="${confirmation}">
    ${form.completed_at === null ? pageText.send : corrected}
  </button>`;
}

function part(draft: VetPageDraft, step: InputStep): Html {
  const gap = gapOf(draft, step);
  const lines = linesOf[step](draft).filter((line) => line.trim() !== '');
  const isEmpty = lines.length === 0 && gap === undefined;
  const change = gap === undefined ? (isEmpty ? pageText.add : pageText.change) : pageText.complete;
  const { short } = pageText.steps[step];
  return html`<div>
    <dt>
      ${short}
      <a href="?paso=${step}${gap === undefined ? '' : '&revisar=1'}" aria-label="${change}: ${short}"
        >${change}</a
      >
    </dt>
    ${gap === undefined ? '' : html`<dd class="error">${icon('alert')}${gap}</dd>`}
    ${isEmpty ? html`<dd class="quiet">${pageText.review.none}</dd>` : ''}
    ${lines.map((line) => html`<dd>${isolate(line)}</dd>`)}
  </div>`;
}

/** What keeps a step from being sent: its first error, or all that is missing. */
function gapOf({ checked: { errors }, fields }: VetPageDraft, step: InputStep): string | undefined {
  const names = Object.keys(errors).filter((name) => name.startsWith(`${step}.`));
  const { gaps, gapOfRow, missing } = pageText.review;
  const isMissing = (name: string) =>
    errors[name] === vetAnswerMessages.nothingAnswered ||
    ((name in gaps || name.endsWith('.texto')) && (fields[name] ?? '').trim() === '');
  const wrong = names.find((name) => !isMissing(name));
  if (wrong !== undefined) return errors[wrong];
  return names.length > 0 ? missing(listed(new Set(names.map((name) => gaps[name] ?? gapOfRow)))) : undefined;
}

const linesOf: Readonly<Record<InputStep, (draft: VetPageDraft) => string[]>> = {
  quien: ({ fields }) => [
    `${fields['quien.nombre'] ?? ''} ${fields['quien.apellido'] ?? ''}`,
    `${fields['quien.matricula'] ?? ''} ${fields['quien.provincia'] ?? ''}`,
  ],
  atencion: ({ fields, choices }) => {
    const day = fields['atencion.fecha'] ?? '';
    return [
      isDay(day) ? formatDay(day) : day,
      ticked(fields, choices.reasons),
      fields['atencion.consulta'] ?? '',
      ticked(fields, choices.diagnoses),
      fields['atencion.diagnostico'] ?? '',
    ];
  },
  sintomas: ({ fields, choices }) => [ticked(fields, choices.symptoms), fields['sintomas.otros'] ?? ''],
  hecho: (draft) => rowLines(draft, 'hecho'),
  pedidos: (draft) => rowLines(draft, 'pedidos'),
};

function ticked(fields: VetPageDraft['fields'], choices: readonly Choice[]): string {
  return choices
    .filter(({ name }) => fields[name])
    .map(({ label }) => label)
    .join(', ');
}

function rowLines({ fields }: VetPageDraft, list: RowList): string[] {
  return rowsOf(fields, list).map(({ kind, text, detail }) => {
    const line = [text || pageText.incomplete, detail].filter(Boolean).join('. ');
    return `${pageText.rows[kind].name}: ${line}`;
  });
}
