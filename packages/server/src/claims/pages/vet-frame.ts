import { html } from 'hono/html';
import { pagePaths } from '../../pages/page-paths.ts';
import { avatar } from '../../pages/drawings.ts';
import { type Html, page } from '../../pages/page.ts';
import type { VetPageRow } from '../repositories/vet-pages.ts';
import { pageText } from './copy.ts';
import { namesOf } from './names.ts';

interface VetPageParts {
  readonly code: string;
  readonly above?: Html;
  readonly title: string;
  readonly content: Html;
}

export function vetFrame(form: VetPageRow, { code, above = html``, title, content }: VetPageParts): Html {
  const { pet, owner } = namesOf(form);
  const header = html`<div class="patient">
    ${form.photo === null ? avatar(form.animal) : photo(code)}
    <p>
      <strong>${pet}</strong><br />
      ${pageText.patient(form.animal, owner)}
    </p>
  </div>`;
  const files = { style: pagePaths.vetStyle, script: pagePaths.vetScript };
  return page(title, content, { header, above, layout: 'blocks', ...files });
}

function photo(code: string): Html {
  return html`<img class="photo" src="${pagePaths.vetForm}/${code}/foto" alt="" width="64" height="64" />`;
}

const { saving, saved, offline, failed, busy } = pageText.script;

export const scriptTexts = html`data-saving="${saving}" data-saved="${saved}" data-offline="${offline}"
data-failed="${failed}" data-busy="${busy}"`;
