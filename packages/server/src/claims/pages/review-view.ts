import { formatDay, isDay } from '@huella/validation/day';
import { isolate } from '@huella/validation/text';
import { html } from 'hono/html';
import type { Choice } from '../vet-draft/common-choices.ts';
import { type RowList, rowsOf } from '../vet-draft/rows.ts';
import { pageText } from './copy.ts';
import { namesOf } from './names.ts';
import { links, progress } from './step-view.ts';
import { firstWrongStep, type InputStep, inputSteps } from './steps.ts';
import type { Html } from '../../pages/page.ts';
import { scriptWords, vetFrame } from './vet-frame.ts';
import type { VetPageDraft } from './vet-page-draft.ts';

/** Everything that would be sent, and the button that sends it: the button itself is the form's confirmation field (D88). */
export function reviewView(
  draft: VetPageDraft,
  { code, confirmation }: { readonly code: string; readonly confirmation: string },
): Html {
  const { title, corrected } = pageText.review;
  const wrong = firstWrongStep(draft.checked.errors);
  return vetFrame(draft.form, {
    code,
    above: progress('revision'),
    title,
    content: html`<form method="post" action="?paso=revision" ${scriptWords}>
        <dl class="review">${inputSteps.map((step) => part(draft, step, step === wrong))}</dl>
        <div class="footer">
          <p class="status" role="status"></p>
          <button class="button" name="confirmacion" value="${confirmation}">
            ${draft.form.completed_at === null ? pageText.send : corrected}
          </button>
        </div>
      </form>
      ${links('revision', namesOf(draft.form).pet)}`,
  });
}

function part(draft: VetPageDraft, step: InputStep, isWrong: boolean): Html {
  const lines = linesOf[step](draft).filter((line) => line.trim() !== '');
  const { short } = pageText.steps[step];
  return html`<div>
    <dt>
      ${short}
      <a href="?paso=${step}${isWrong ? '&revisar=1' : ''}" aria-label="${pageText.change}: ${short}"
        >${pageText.change}</a
      >
    </dt>
    ${isWrong ? html`<dd class="error">${pageText.wrong}</dd>` : ''}
    ${(lines.length > 0 ? lines : [pageText.review.nothing]).map((line) => html`<dd>${isolate(line)}</dd>`)}
  </div>`;
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
    const said = [text || pageText.incomplete, detail].filter(Boolean).join('. ');
    return `${pageText.rows[kind].name}: ${said}`;
  });
}
