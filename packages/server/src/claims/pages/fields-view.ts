import { formatDay, isDay } from '@huella/validation/day';
import { html } from 'hono/html';
import type { Choice } from '../vet-draft/common-choices.ts';
import type { DraftFields } from '../vet-draft/draft-fields.ts';
import { pageText } from './copy.ts';
import type { Html } from '../../pages/page.ts';
import { longDay } from './long-day.ts';

/** What a field shows: what was typed into it, and what is wrong with it. */
export interface FieldsView {
  readonly fields: DraftFields;
  /** By the name of the field; empty until the step was sent. */
  readonly errors: Readonly<Record<string, string>>;
  /** The name of the field where the person begins, where it is not the first one. */
  readonly focused: string | undefined;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
}

/** A label, what is wrong, and the control that both belong to. */
function labelled(
  { errors, focused }: FieldsView,
  { name, label, hint, isOptional = false }: Field,
  control: (attributes: Html) => Html,
): Html {
  const error = errors[name];
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const attributes = html`id="${name}" name="${name}" aria-invalid="${error ? 'true' : 'false'}"
  ${described ? html`aria-describedby="${described}"` : ''} ${name === focused ? html`autofocus` : ''}`;
  return html`<div class="field">
    <label for="${name}">
      ${label} ${isOptional ? html`<span class="quiet">(${pageText.optional})</span>` : ''}
    </label>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''} ${errorOf(name, error)}
    ${control(attributes)}
  </div>`;
}

function errorOf(name: string, error: string | undefined): Html | '' {
  return error ? html`<p class="error" id="${name}-error">${error}</p>` : '';
}

export function textField(
  view: FieldsView,
  field: Field & { readonly autocomplete?: string; readonly maximum: number },
): Html {
  const { autocomplete = 'off', maximum } = field;
  return labelled(
    view,
    field,
    (attributes) =>
      html`<input
        ${attributes}
        value="${view.fields[field.name] ?? ''}"
        autocomplete="${autocomplete}"
        maxlength="${maximum}"
      />`,
  );
}

/** A day as `DD/MM/AAAA`: the browser's own field would write it in the order of its language. Below it is said in words. */
export function dayField(view: FieldsView, field: Field): Html {
  const value = view.fields[field.name] ?? '';
  return labelled(
    view,
    field,
    (attributes) =>
      html`<input
          ${attributes}
          value="${isDay(value) ? formatDay(value) : value}"
          inputmode="numeric"
          placeholder="${pageText.dayFormat}"
          autocomplete="off"
          maxlength="20"
        />
        <p class="hint day">${isDay(value) ? longDay(value) : ''}</p>`,
  );
}

const TEXT_MAXIMUM = 2000;

/** Several lines. The line end after the tag is the browser's: without it one that was typed first would be lost. */
export function longTextField(view: FieldsView, field: Field): Html {
  const value = `\n${view.fields[field.name] ?? ''}`;
  return labelled(
    view,
    field,
    (attributes) => html`<textarea ${attributes} rows="2" maxlength="${TEXT_MAXIMUM}">${value}</textarea>`,
  );
}

export function selectField(
  view: FieldsView,
  field: Field & { readonly empty: string; readonly options: readonly string[] },
): Html {
  const value = view.fields[field.name] ?? '';
  const option = (text: string) =>
    html`<option value="${text}" ${text === value ? html`selected` : ''}>${text}</option>`;
  return labelled(
    view,
    field,
    (attributes) =>
      html`<select ${attributes}>
        <option value="">${field.empty}</option>
        ${field.options.map(option)}
      </select>`,
  );
}

/** Fields of one question, on one sheet. */
export function questionGroup(fields: Html): Html {
  return html`<div class="group">${fields}</div>`;
}

/** Boxes to tap. */
export function choiceField({ fields }: FieldsView, legend: string, choices: readonly Choice[]): Html {
  return html`<fieldset class="field">
    <legend>${legend}</legend>
    <div class="chips">
      ${choices.map(
        ({ name, label }) =>
          html`<label class="chip">
            <input type="checkbox" name="${name}" value="on" ${fields[name] ? html`checked` : ''} />
            <span>${label}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}
