import { isolate } from '@huella/validation/text';
import { html } from 'hono/html';
import { commonRows } from '../vet-draft/common-choices.ts';
import {
  type DoneKind,
  doneKinds,
  requestedKinds,
  type Row,
  type RowList,
  rowsOf,
} from '../vet-draft/rows.ts';
import { pageText } from './copy.ts';
import { type FieldsView, longTextField } from './fields-view.ts';
import { icon } from '../../pages/drawings.ts';
import type { Html } from '../../pages/page.ts';

/** `opened` is the key of the row that was added last. */
export interface RowsView extends FieldsView {
  readonly opened: string | undefined;
  readonly sentRows: ReadonlySet<string>;
}

/** What was done or requested. Finished rows are collapsed, so that few fields are visible. */
export function rowsView(view: RowsView, list: RowList): Html {
  const { hint } = pageText[list];
  const error = view.errors[`${list}.lista`];
  return html`<p class="hint">${hint}</p>
    ${error ? html`<p class="error">${icon('alert')}${error}</p>` : ''}
    ${rowsOf(view.fields, list).map((row) =>
      view.sentRows.has(row.key) ? sentRow(row) : openRow(view, list, row),
    )}
    <div class="additions">${(list === 'hecho' ? doneKinds : requestedKinds).map(addition)}</div>`;
}

function sentRow({ kind, text }: Row): Html {
  return html`<div class="row">
    <p><strong>${pageText.rows[kind].name}</strong>: ${isolate(text)}</p>
    <p class="hint">${pageText.pedidos.sent}</p>
  </div>`;
}

function openRow(view: RowsView, list: RowList, { key, kind, text }: Row): Html {
  const texts = pageText.rows[kind];
  const at = `${list}.${key}`;
  const isWrong = Object.keys(view.errors).some((name) => name.startsWith(`${at}.`));
  const isUnfolded = isWrong || key === view.opened || text === '';
  return html`<details class="row" ${isUnfolded ? html`open` : ''}>
    <summary><strong>${texts.name}</strong>: ${text === '' ? pageText.incomplete : isolate(text)}</summary>
    <input type="hidden" name="${at}.tipo" value="${kind}" />
    ${longTextField(view, { name: `${at}.texto`, label: texts.label })}
    ${
      list === 'hecho' && texts.detail !== null
        ? longTextField(view, { name: `${at}.detalle`, label: texts.detail, isOptional: true })
        : ''
    }
    <button class="quiet-button" name="quitar" value="${key}">
      ${pageText.remove} ${texts.name.toLocaleLowerCase('es-AR')}
    </button>
  </details>`;
}

function addition(kind: DoneKind, index: number): Html {
  const { add, other } = pageText.rows[kind];
  return html`<details name="kinds" ${index === 0 ? html`open` : ''}>
    <summary>${add}</summary>
    <div class="chips">
      ${commonRows[kind].map((text) => addButton(`${kind}.${text}`, text))} ${addButton(kind, other)}
    </div>
  </details>`;
}

function addButton(value: string, label: string): Html {
  return html`<button class="chip" name="agregar" value="${value}"><span>+ ${label}</span></button>`;
}
