import { ipHashesOf } from '../../auth/ip-hash.ts';
import { isKnownIp } from '../../auth/repositories/known-ips.ts';
import type { Tx } from '../../db/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { UNKNOWN_IP } from '../../http/client-ip.ts';
import type { Ports } from '../../ports.ts';
import { completeVetForm } from '../complete-vet-form.ts';
import { correctVetForm } from '../correct-vet-form.ts';
import { declineVetForm } from '../decline-vet-form.ts';
import { lockVetForm, markOpened, saveDraft, type VetPageRow } from '../repositories/vet-pages.ts';
import {
  changedFields,
  DRAFT_MAXIMUM,
  type DraftFields,
  mergeFields,
  sentFields,
  shownText,
  sizeOf,
} from '../vet-draft/draft-fields.ts';
import { addRow, removeRow, type RowList } from '../vet-draft/rows.ts';
import { isVetConfirmation, parseVetLinkCode } from '../vet-link-code.ts';
import {
  firstWrongStep,
  type InputStep,
  isInputStep,
  type PageStep,
  stepAfter,
  toPageStep,
} from './steps.ts';
import { correctionDraft, readVetDraft } from './vet-page-draft.ts';
import { type ClosedState, isEditable, readVetPage, type VetPageState } from './vet-page-state.ts';

/** The result of a sent form: where to go, what to show, or why it was rejected. */
export type SubmitResult =
  | { readonly kind: 'next'; readonly search: string }
  | { readonly kind: 'saved'; readonly shown: string }
  | { readonly kind: 'closed'; readonly state: ClosedState; readonly unsaved: DraftFields };

interface Sent {
  readonly text: string;
  readonly pageStep: string | undefined;
  readonly sent: URLSearchParams;
  readonly ip: string;
}

/** Handles a step, or the whole form, in one transaction that locks the form. */
export async function submitVetForm(
  ports: Ports,
  { text, pageStep: requestedStep, sent, ip }: Sent,
): Promise<SubmitResult> {
  const pageStep = toPageStep(requestedStep) ?? 'quien';
  return ports.db.transaction().execute(async (tx) => {
    const parsed = parseVetLinkCode(text);
    if (parsed) await lockVetForm(tx, parsed.id);
    const state = await readVetPage(tx, ports, text);
    if (!('form' in state)) return { kind: 'closed', state, unsaved: unsavedOf(sent) };
    // Ignores forms without the confirmation field, which robots leave out.
    if (!(await isConfirmed(ports, state.form, pageStep, sent))) return { kind: 'next', search: '' };
    return submitPageStep({ ports, tx, ip, sent }, state, pageStep);
  });
}

interface Scope {
  readonly ports: Ports;
  readonly tx: Tx;
  readonly ip: string;
  readonly sent: URLSearchParams;
}

type WithForm = Extract<VetPageState, { readonly form: VetPageRow }>;

async function submitPageStep(scope: Scope, state: WithForm, pageStep: PageStep): Promise<SubmitResult> {
  if (pageStep === 'corregir') return beginCorrection(scope, state);
  if (isInputStep(pageStep)) return submitStep(scope, state, pageStep);
  if (!isEditable(state)) return closedOr(state, '');
  return pageStep === 'declinar' ? decline(scope, state.form) : send(scope, state.form);
}

const purposes = { declinar: 'decline', corregir: 'correct', revision: 'send' } as const;

async function isConfirmed(
  ports: Ports,
  form: VetPageRow,
  pageStep: PageStep,
  sent: URLSearchParams,
): Promise<boolean> {
  const purpose = isInputStep(pageStep) ? 'save' : purposes[pageStep];
  return isVetConfirmation(ports, form, purpose, sent.get('confirmacion') ?? '');
}

function unsavedOf(sent: URLSearchParams): DraftFields {
  return changedFields(sent.get('mostrado') ?? '', sentFields(sent));
}

function closedOr(state: WithForm, search: string, unsaved: DraftFields = {}): SubmitResult {
  if (isEditable(state)) return { kind: 'next', search };
  if (state.kind !== 'thanked') return { kind: 'closed', state, unsaved };
  if (Object.keys(unsaved).length === 0) return { kind: 'next', search: '' };
  return { kind: 'closed', state: { ...state, kind: 'completed' }, unsaved };
}

async function beginCorrection({ ports, tx }: Scope, state: WithForm): Promise<SubmitResult> {
  if (state.kind !== 'thanked') return closedOr(state, '?paso=quien');
  await saveDraft(tx, state.form.id, await correctionDraft(tx, state.form), ports.clock.now());
  return { kind: 'next', search: '?paso=quien' };
}

/** Stores a step, also of an expired form: its owner may send it again. */
async function submitStep(scope: Scope, state: WithForm, step: InputStep): Promise<SubmitResult> {
  const { ports, tx, sent } = scope;
  const now = ports.clock.now();
  if (!isEditable(state) && state.kind !== 'expired') return closedOr(state, '', unsavedOf(sent));
  if (sent.get('accion') === 'abierto') {
    await markOpened(tx, state.form.id, now);
    return { kind: 'saved', shown: sent.get('mostrado') ?? '' };
  }
  const before = await readVetDraft(tx, state.form, now);
  const merged = mergeFields(before.fields, sent.get('mostrado') ?? '', sentFields(sent));
  const changed = changeRows(merged, step, sent, now);
  await storeDraft(scope, state.form, changed.fields);
  if (state.kind === 'expired') return { kind: 'closed', state, unsaved: {} };
  if (sent.get('accion') === 'guardar') return { kind: 'saved', shown: shownText(sentFields(sent)) };
  if (changed.search !== undefined) return { kind: 'next', search: changed.search };
  return continueAfter(scope, { ...state.form, draft: JSON.stringify(changed.fields) }, step);
}

async function storeDraft({ ports, tx }: Scope, form: VetPageRow, fields: DraftFields): Promise<void> {
  if (sizeOf(fields) > DRAFT_MAXIMUM) throw new ApiError('body_too_large');
  await saveDraft(tx, form.id, JSON.stringify(fields), ports.clock.now());
}

function changeRows(
  fields: DraftFields,
  step: InputStep,
  sent: URLSearchParams,
  now: Date,
): { readonly fields: DraftFields; readonly search?: string } {
  const list: RowList | undefined = step === 'hecho' || step === 'pedidos' ? step : undefined;
  if (list === undefined) return { fields };
  const [removed, added] = [sent.get('quitar'), sent.get('agregar')];
  if (removed !== null) return { fields: removeRow(fields, list, removed), search: `?paso=${list}` };
  if (added === null) return { fields };
  const [, kind = '', text = ''] = /^(\w*)\.?(.*)$/s.exec(added) ?? [];
  const { fields: changed, key } = addRow(fields, list, { kind, text }, now);
  return { fields: changed, search: key === null ? `?paso=${list}&lleno=1` : `?paso=${list}&fila=${key}` };
}

async function continueAfter(scope: Scope, form: VetPageRow, step: InputStep): Promise<SubmitResult> {
  const { checked, fields } = await readVetDraft(scope.tx, form, scope.ports.clock.now());
  const isWrong = Object.keys(checked.stepErrors).some((name) => name.startsWith(`${step}.`));
  if (isWrong) return { kind: 'next', search: `?paso=${step}&revisar=1` };
  const next = stepAfter(step);
  await storeDraft(scope, form, { ...fields, paso: next });
  return { kind: 'next', search: `?paso=${next}` };
}

async function decline({ ports, tx }: Scope, form: VetPageRow): Promise<SubmitResult> {
  await declineVetForm(tx, { id: form.id, ports });
  return { kind: 'next', search: '' };
}

async function send({ ports, tx, ip }: Scope, form: VetPageRow): Promise<SubmitResult> {
  const { checked } = await readVetDraft(tx, form, ports.clock.now());
  const { answers, indicationIds, errors } = checked;
  if (!answers) return { kind: 'next', search: `?paso=${firstWrongStep(errors) ?? 'quien'}&revisar=1` };
  const known = { id: form.id, ports };
  const fromOwnerNetwork = await isOwnersNetwork(ports, tx, form.account_id, ip);
  if (form.completed_at === null) await completeVetForm(tx, { ...known, fromOwnerNetwork }, answers);
  else await correctVetForm(tx, known, { answers, indicationIds, fromOwnerNetwork });
  return { kind: 'next', search: '' };
}

/** Tells whether the form comes from an IP that the owner logged in from. That proves nothing: clinics have guest networks. */
async function isOwnersNetwork(ports: Ports, tx: Tx, accountId: number, ip: string): Promise<boolean> {
  if (ip === UNKNOWN_IP) return false;
  return isKnownIp(tx, accountId, await ipHashesOf(ports, ip));
}
