import type { Executor } from '../../db/transaction.ts';
import { argentineDay } from '../../http/argentine-day.ts';
import { listProvinceNames } from '../../person/repositories/places.ts';
import { listRequestedBy } from '../repositories/indications.ts';
import { listIndicationsOfForm, type VetPageRow } from '../repositories/vet-pages.ts';
import { choicesFor, type Choices } from '../vet-draft/common-choices.ts';
import { checkDraft, type CheckedDraft } from '../vet-draft/draft-answers.ts';
import { type DraftFields, parseDraft } from '../vet-draft/draft-fields.ts';
import { answeredFields, prefilledFields } from '../vet-draft/first-fields.ts';

export interface VetPageDraft {
  readonly form: VetPageRow;
  readonly fields: DraftFields;
  readonly choices: Choices;
  readonly provinces: readonly string[];
  readonly indications: Awaited<ReturnType<typeof listIndicationsOfForm>>;
  /** Rows that the owner has sent to a vet. */
  readonly sentRows: ReadonlySet<string>;
  readonly checked: CheckedDraft;
}

export async function readVetDraft(db: Executor, form: VetPageRow, now: Date): Promise<VetPageDraft> {
  const today = argentineDay(now);
  const indications = await listIndicationsOfForm(db, form.id);
  const requested = form.completed_at === null ? [] : await listRequestedBy(db, form.id);
  const choices = choicesFor(form.animal);
  const { vet, attended_day: attendedDay, draft } = form;
  const first = form.completed_at === null ? prefilledFields({ vet, attendedDay, today, indications }) : {};
  const fields = { ...first, ...parseDraft(draft) };
  const provinces = await listProvinceNames(db);
  const sentRows = new Set(requested.filter(({ isSent }) => isSent).map(({ id }) => `i${id}`));
  const checked = checkDraft(fields, { today, choices, provinces });
  return { form, fields, choices, provinces, indications, sentRows, checked };
}

/** A correction begins with the earlier answers. */
export async function correctionDraft(db: Executor, { id, answers, animal }: VetPageRow): Promise<string> {
  const requested = await listRequestedBy(db, id);
  return JSON.stringify(answeredFields(answers ?? '{}', requested, choicesFor(animal)));
}
