import { vetAnswerMessages } from '@huella/validation/messages';
import { isolate } from '@huella/validation/text';
import { html } from 'hono/html';
import { shownText } from '../vet-draft/draft-fields.ts';
import { pageText } from './copy.ts';
import {
  choiceField,
  dayField,
  type FieldsView,
  longTextField,
  questionGroup,
  selectField,
  textField,
} from './fields-view.ts';
import { namesOf } from './names.ts';
import { type RowsView, rowsView } from './rows-view.ts';
import { type InputStep, positionOf, type Step, stepBefore } from './steps.ts';
import { icon } from '../../pages/drawings.ts';
import type { Html } from '../../pages/page.ts';
import { scriptTexts, vetFrame } from './vet-frame.ts';
import type { VetPageDraft } from './vet-page-draft.ts';

export interface StepView {
  readonly code: string;
  readonly confirmation: string;
  readonly isChecked: boolean;
  readonly isFull: boolean;
  readonly opened: string | undefined;
}

export function stepView(draft: VetPageDraft, step: InputStep, view: StepView): Html {
  const { pet } = namesOf(draft.form);
  const errors = {
    ...(view.isChecked && draft.checked.errors),
    ...(view.isFull && { [`${step}.lista`]: vetAnswerMessages.tooMany }),
  };
  const wrong = Object.keys(errors).find((name) => name.startsWith(`${step}.`));
  const { fields, sentRows } = draft;
  const focused = wrong ?? emptyRow(draft, step, view);
  const rows: RowsView = { fields, errors, sentRows, opened: view.opened, focused };
  const title = pageText.steps[step].title(pet);
  return vetFrame(draft.form, {
    code: view.code,
    above: progress(step),
    title: wrong ? `Error: ${title}` : title,
    content: html`${wrong ? html`<p role="alert" class="error">${icon('alert')}${pageText.wrong}</p>` : ''}
      <form method="post" action="?paso=${step}" novalidate ${scriptTexts}>
        <input type="hidden" name="confirmacion" value="${view.confirmation}" />
        <input type="hidden" name="mostrado" value="${shownIn(draft, step)}" autocomplete="off" />
        <button class="first" tabindex="-1" aria-hidden="true">${pageText.next}</button>
        ${contents[step](draft, rows)}
        <div class="footer">
          <p class="status" role="status"></p>
          <button class="button">${pageText.next}</button>
        </div>
      </form>
      ${links(step, pet)}`,
  });
}

function emptyRow({ fields }: VetPageDraft, step: InputStep, { opened }: StepView): string | undefined {
  const name = `${step}.${opened}.texto`;
  return fields[name] === '' ? name : undefined;
}

export function progress(step: Step): Html {
  const { at, of } = positionOf(step);
  const pieces = Array.from({ length: of }, (_, index) => index + 1);
  return html`<p class="progress">${pageText.progress(at, of)}</p>
    <div class="pieces" aria-hidden="true">
      ${pieces.map((piece) => html`<span class="${piece < at ? 'done' : piece === at ? 'now' : ''}"></span>`)}
    </div>`;
}

export function links(step: Step, pet: string): Html {
  const before = stepBefore(step);
  return html`<nav class="links">
    ${
      before
        ? html`<a href="?paso=${before}">${pageText.back}</a>`
        : html`<a href="?paso=declinar">${pageText.decline(pet)}</a>`
    }
  </nav>`;
}

/** The step's shown fields, without rows that cannot be changed. */
function shownIn({ fields, sentRows }: VetPageDraft, step: InputStep): string {
  const isShown = ([name]: [string, string]) =>
    name.startsWith(`${step}.`) && !sentRows.has(name.split('.')[1] ?? '');
  return shownText(Object.fromEntries(Object.entries(fields).filter(isShown)));
}

const contents: Readonly<Record<InputStep, (draft: VetPageDraft, view: RowsView) => Html>> = {
  quien: whoContent,
  atencion: visitContent,
  sintomas: ({ choices }, view) =>
    questionGroup(
      html`${choiceField(view, pageText.sintomas.common, choices.symptoms)}
      ${longTextField(view, {
        name: 'sintomas.otros',
        label: pageText.sintomas.others,
        hint: pageText.sintomas.hint,
        isOptional: true,
      })}`,
    ),
  hecho: (_, view) => rowsView(view, 'hecho'),
  pedidos: (_, view) => rowsView(view, 'pedidos'),
};

function whoContent({ form, indications, provinces }: VetPageDraft, view: FieldsView): Html {
  const texts = pageText.quien;
  const { pet, owner } = namesOf(form);
  const what = [...new Set(indications.map(({ tipo }) => pageText.kinds[tipo]))].join(', ');
  return html`<p>${texts.intro(owner, what, pet)}</p>
    <p class="hint">${texts.saved}</p>
    ${nameContent(view)}
    ${questionGroup(
      html`${textField(view, {
        name: 'quien.matricula',
        label: texts.licence,
        hint: texts.licenceHint,
        maximum: 40,
      })}
      ${selectField(view, {
        name: 'quien.provincia',
        label: texts.province,
        empty: texts.choose,
        options: provinces,
      })}`,
    )}`;
}

/** A known name is a collapsed line; a missing or wrong one is a field. */
function nameContent(view: FieldsView): Html {
  const texts = pageText.quien;
  const inputs = html`${textField(view, {
    name: 'quien.nombre',
    label: texts.name,
    autocomplete: 'given-name',
    maximum: 100,
  })}
  ${textField(view, {
    name: 'quien.apellido',
    label: texts.lastName,
    autocomplete: 'family-name',
    maximum: 100,
  })}`;
  const name = view.fields['quien.nombre'] ?? '';
  const lastName = view.fields['quien.apellido'] ?? '';
  const isWrong = view.errors['quien.nombre'] ?? view.errors['quien.apellido'];
  if (name === '' || lastName === '' || isWrong) return inputs;
  return html`<details class="row">
    <summary><strong>${isolate(`${name} ${lastName}`)}</strong> · ${texts.rename}</summary>
    ${inputs}
  </details>`;
}

function visitContent({ choices }: VetPageDraft, view: FieldsView): Html {
  const texts = pageText.atencion;
  return html`${dayField(view, { name: 'atencion.fecha', label: texts.day })}
  ${questionGroup(
    html`${choiceField(view, texts.reasons, choices.reasons)}
    ${longTextField(view, { name: 'atencion.consulta', label: texts.consultation, isOptional: true })}`,
  )}
  ${questionGroup(
    html`${choiceField(view, texts.diagnoses, choices.diagnoses)}
    ${longTextField(view, { name: 'atencion.diagnostico', label: texts.diagnosis, isOptional: true })}`,
  )}`;
}
