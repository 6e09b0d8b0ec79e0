import { formatDay } from '@huella/validation/day';
import { isolate } from '@huella/validation/text';
import { html } from 'hono/html';
import { argentineDay } from '../../http/argentine-day.ts';
import { argentineMoment } from '../../mail/argentine-moment.ts';
import type { Page } from '../../pages/page-responder.ts';
import { pagePaths } from '../../pages/page-paths.ts';
import { drawing } from '../../pages/drawings.ts';
import { type Html, page } from '../../pages/page.ts';
import type { ServerConfig } from '../../ports.ts';
import { correctableUntil } from '../correct-vet-form.ts';
import type { VetPageRow } from '../repositories/vet-pages.ts';
import type { DraftFields } from '../vet-draft/draft-fields.ts';
import { pageText } from './copy.ts';
import { namesOf } from './names.ts';
import { scriptTexts, vetFrame } from './vet-frame.ts';
import type { ClosedState } from './vet-page-state.ts';

const statusOf = { unknown: 404, moved: 410, expired: 410, declined: 200, completed: 200 } as const;

export function closedPage(
  { webUrl }: Pick<ServerConfig, 'webUrl'>,
  state: ClosedState,
  unsaved: DraftFields = {},
): Page {
  const [title, text] = textsFor(state);
  const content = html`<p>${text}</p>
    ${unsavedView(unsaved)}
    <p><a class="button" href="${webUrl}">${pageText.link}</a></p>`;
  const above = drawing(state.kind === 'completed' ? 'done' : 'missing');
  return {
    status: statusOf[state.kind],
    content: page(title, content, { above, style: pagePaths.vetStyle }),
  };
}

function textsFor(state: ClosedState): readonly [string, string] {
  if ('form' in state && state.kind !== 'completed') {
    const { owner } = namesOf(state.form);
    if (state.kind === 'declined') return [pageText.declined.title, pageText.declined.text(owner)];
    const day = formatDay(argentineDay(new Date(state.form.expires_at)));
    return [pageText.expired.title, pageText.expired.text(day, owner)];
  }
  const { title, text } = pageText[state.kind];
  return [title, text];
}

function unsavedView(fields: DraftFields): Html | '' {
  const texts = Object.entries(fields).filter(
    ([name, value]) => value !== '' && !/\.(?:tipo|comun|motivo)/.test(name),
  );
  if (texts.length === 0) return '';
  return html`<p>${pageText.unsaved}</p>
    ${texts.map(([, value]) => html`<blockquote>${isolate(value)}</blockquote>`)}`;
}

export function thanksView(
  form: VetPageRow,
  code: string,
  { vet, confirmation }: { readonly vet: string; readonly confirmation: string },
): Html {
  const { pet, owner } = namesOf(form);
  const texts = pageText.thanks;
  const until = argentineMoment(correctableUntil(form.completed_at ?? '').toISOString());
  const content = html`<p>${texts.text(owner, pet)}</p>
    <p>${form.draft === null ? texts.correctable(until) : texts.resumable}</p>
    <form method="post" action="?paso=corregir" ${scriptTexts}>
      <p class="status" role="status"></p>
      <button class="button secondary" name="confirmacion" value="${confirmation}">
        ${form.draft === null ? texts.correct : texts.resume}
      </button>
    </form>`;
  return vetFrame(form, { code, above: drawing('done'), title: texts.title(isolate(vet)), content });
}

export function declineView(form: VetPageRow, code: string, confirmation: string): Html {
  const { pet, owner } = namesOf(form);
  const texts = pageText.declining;
  const content = html`<p>${texts.text(owner)}</p>
    <form method="post" action="?paso=declinar" ${scriptTexts}>
      <p class="status" role="status"></p>
      <button class="button" name="confirmacion" value="${confirmation}">${texts.confirm(pet)}</button>
    </form>
    <nav class="links"><a href="?paso=quien">${texts.back}</a></nav>`;
  return vetFrame(form, { code, title: texts.title(pet), content });
}
