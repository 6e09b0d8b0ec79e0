import type { Executor } from '../../db/transaction.ts';
import type { Ports } from '../../ports.ts';
import { correctableUntil } from '../correct-vet-form.ts';
import { findVetPage, type VetPageRow } from '../repositories/vet-pages.ts';
import { checkVetLinkCode, parseVetLinkCode } from '../vet-link-code.ts';

interface WithForm<Kind extends string> {
  readonly kind: Kind;
  readonly form: VetPageRow;
}

/** A form that accepts input: a new one, or one being corrected. */
export type EditableState = WithForm<'open' | 'correcting'>;

/** Unknown and altered codes look the same; `moved` was sent to another email; `expired` waits until its owner sends it again. */
export type ClosedState =
  | { readonly kind: 'unknown' | 'moved' }
  | WithForm<'completed'>
  | WithForm<'declined'>
  | WithForm<'expired'>;

/** What a vet may know of a form. `thanked` was completed within 48 hours and can be corrected. */
export type VetPageState = EditableState | ClosedState | WithForm<'thanked'>;

const NOBODY = { id: 0, link_version: 1, created_at: '' };

export async function readVetPage(db: Executor, ports: Ports, text: string): Promise<VetPageState> {
  const parsed = parseVetLinkCode(text);
  if (!parsed) return { kind: 'unknown' };
  const form = await findVetPage(db, parsed.id);
  // A missing form takes as long as a wrong signature.
  const check = await checkVetLinkCode(ports, parsed, form ?? NOBODY);
  if (!form || check === 'unknown') return { kind: 'unknown' };
  return check === 'earlier' ? { kind: 'moved' } : { kind: kindOf(form, ports.clock.now()), form };
}

function kindOf(
  form: VetPageRow,
  now: Date,
): (WithForm<'thanked'> | EditableState)['kind'] | 'completed' | 'declined' | 'expired' {
  if (form.declined_at !== null) return 'declined';
  if (form.completed_at !== null) {
    if (correctableUntil(form.completed_at) <= now) return 'completed';
    return form.draft === null ? 'thanked' : 'correcting';
  }
  return Date.parse(form.expires_at) <= now.getTime() ? 'expired' : 'open';
}

export function isEditable(state: VetPageState): state is EditableState {
  return state.kind === 'open' || state.kind === 'correcting';
}
