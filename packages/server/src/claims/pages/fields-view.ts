import { formatDay, isDay, type Day } from '@huella/validation/day';
import { html } from 'hono/html';
import type { Choice } from '../vet-draft/common-choices.ts';
import type { DraftFields } from '../vet-draft/draft-fields.ts';
import { pageText } from './copy.ts';
import { icon } from '../../pages/drawings.ts';
import type { Html } from '../../pages/page.ts';

export interface FieldsView {
  readonly fields: DraftFields;
  /** By field; empty until the step was sent. */
  readonly errors: Readonly<Record<string, string>>;
  readonly focused: string | undefined;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
}

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
  return error ? html`<p class="error" id="${name}-error">${icon('alert')}${error}</p>` : '';
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

/** A day as `DD/MM/AAAA`: a date input would use the order of the browser's language. The line below says it in words. */
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

/** Browsers drop a line end after the tag; without this one they would drop the first that was typed. */
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

export function questionGroup(fields: Html): Html {
  return html`<div class="group">${fields}</div>`;
}

/** Any number of answers, also none. */
export function choiceField({ fields }: FieldsView, legend: string, choices: readonly Choice[]): Html {
  return html`<fieldset class="field">
    <legend>${legend} <span class="quiet">(${pageText.optional})</span></legend>
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

// A day has no time zone: it is parsed and formatted in UTC.
const parts = new Intl.DateTimeFormat('es-AR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function longDay(day: Day): string {
  return parts.format(Date.parse(day)).replace(',', '');
}
