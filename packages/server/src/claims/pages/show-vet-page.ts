import * as z from 'zod/mini';
import type { HttpReply } from '../../http/to-response.ts';
import type { Page } from '../../pages/page-responder.ts';
import type { Ports } from '../../ports.ts';
import { vetConfirmation } from '../vet-link-code.ts';
import { closedPage, declineView, thanksView } from './closed-view.ts';
import { reviewView } from './review-view.ts';
import { stepView } from './step-view.ts';
import { isInputStep, type PageStep, toPageStep } from './steps.ts';
import type { Html } from '../../pages/page.ts';
import { readVetDraft } from './vet-page-draft.ts';
import { type EditableState, isEditable, readVetPage, type VetPageState } from './vet-page-state.ts';

/** The query of the page's URL. `opened`: the key of the row that was added last. */
interface PageQuery {
  readonly pageStep?: string | undefined;
  readonly opened?: string | undefined;
  readonly isChecked: boolean;
  readonly isFull: boolean;
}

/** The page of a form in any state. */
export async function showVetPage(ports: Ports, code: string, query: PageQuery): Promise<Page> {
  const state = await readVetPage(ports.db, ports, code);
  const pageStep = toPageStep(query.pageStep);
  if (state.kind === 'thanked' || (state.kind === 'correcting' && pageStep === undefined))
    return { status: 200, content: await thanks(ports, state.form, code) };
  if (!isEditable(state)) return closedPage(ports.config, state);
  return { status: 200, content: await showPageStep(ports, state, { code, pageStep, query }) };
}

async function showPageStep(
  ports: Ports,
  { kind, form }: EditableState,
  { code, pageStep, query }: { code: string; pageStep: PageStep | undefined; query: PageQuery },
): Promise<Html> {
  if (kind === 'open' && pageStep === 'declinar')
    return declineView(form, code, await vetConfirmation(ports, form, 'decline'));
  const draft = await readVetDraft(ports.db, form, ports.clock.now());
  const current = pageStep ?? toPageStep(draft.fields['paso']);
  if (current === 'revision')
    return reviewView(draft, { code, confirmation: await vetConfirmation(ports, form, 'send') });
  const confirmation = await vetConfirmation(ports, form, 'save');
  const step = isInputStep(current) ? current : 'quien';
  const { isChecked, isFull, opened } = query;
  return stepView(draft, step, { code, confirmation, isChecked, isFull, opened });
}

const signed = z.object({ veterinario: z.object({ nombre: z.string(), apellido: z.string() }) });

type CompletedForm = Extract<VetPageState, { kind: 'thanked' }>['form'];

async function thanks(ports: Ports, form: CompletedForm, code: string): Promise<Html> {
  const { nombre, apellido } = z.parse(signed, JSON.parse(form.answers ?? '{}')).veterinario;
  const confirmation = await vetConfirmation(ports, form, 'correct');
  return thanksView(form, code, { vet: `${nombre} ${apellido}`, confirmation });
}

/** The pet's thumbnail, for as long as the form can be opened. */
export async function showVetPhoto(ports: Ports, code: string): Promise<HttpReply> {
  const state = await readVetPage(ports.db, ports, code);
  const isShown = isEditable(state) || state.kind === 'thanked';
  const [, encoded] = /^data:image\/jpeg;base64,(.+)$/.exec((isShown && state.form.photo) || '') ?? [];
  if (encoded === undefined) return { status: 404, body: null };
  const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  return {
    status: 200,
    body: bytes,
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'private, max-age=600' },
    headerSet: 'page',
  };
}
