import { html } from 'hono/html';
import { pagePaths } from '../../pages/page-paths.ts';
import { page } from '../../pages/page.ts';
import type { VetPageRow } from '../repositories/vet-pages.ts';
import { pageText } from './copy.ts';
import { namesOf } from './names.ts';

export type Html = ReturnType<typeof html>;

/** A page of the vet's form: whose pet it is about stands on top. `code` is what its address ends with. */
export function vetFrame(form: VetPageRow, code: string, title: string, content: Html): Html {
  const { pet, owner } = namesOf(form);
  const header = html`<div class="patient">
    ${form.photo === null ? avatar(form.animal) : photo(code)}
    <p>
      <strong>${pet}</strong><br />
      ${pageText.patient(form.animal, owner)}
    </p>
  </div>`;
  return page(title, content, { header, style: pagePaths.vetStyle, script: pagePaths.vetScript });
}

function photo(code: string): Html {
  return html`<img class="photo" src="${pagePaths.vetForm}/${code}/foto" alt="" width="56" height="56" />`;
}

/** A paw in the species' colour. */
function avatar(animal: 'Perro' | 'Gato'): Html {
  return html`<svg class="photo ${animal === 'Perro' ? 'dog' : 'cat'}" viewBox="0 0 56 56" aria-hidden="true">
    <circle cx="16" cy="26" r="5" />
    <circle cx="25" cy="17" r="5" />
    <circle cx="36" cy="18" r="5" />
    <circle cx="43" cy="28" r="5" />
    <path d="M29 27c7 0 13 8 11 14-2 5-7 3-11 3s-9 2-11-3c-2-6 4-14 11-14z" />
  </svg>`;
}

const { saving, saved, offline, failed, busy } = pageText.script;

/** What the script may say, as attributes of the form that it looks after. */
export const scriptWords = html`data-saving="${saving}" data-saved="${saved}" data-offline="${offline}"
data-failed="${failed}" data-busy="${busy}"`;
