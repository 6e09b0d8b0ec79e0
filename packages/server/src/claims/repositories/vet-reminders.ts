import type { Executor, Tx } from '../../db/transaction.ts';

type Which = 'first' | 'second';

const columns = { first: 'first_reminder_at', second: 'second_reminder_at' } as const;

export interface FormToRemind {
  readonly id: number;
  readonly link_version: number;
  readonly mail_key: string;
}

/** Forms sent before an instant that need an answer and a first or second reminder, in this order. Without decided claims. */
export async function listFormsToRemind(
  db: Executor,
  which: Which,
  sentBefore: Date,
  now: Date,
): Promise<FormToRemind[]> {
  const query = db
    .selectFrom('vet_forms')
    .innerJoin('vet_contacts', 'vet_contacts.id', 'vet_forms.vet_id')
    .leftJoin('claim_resolutions', 'claim_resolutions.claim_id', 'vet_forms.claim_id')
    .select(['vet_forms.id', 'vet_forms.link_version', 'vet_contacts.mail_key'])
    .where('claim_resolutions.id', 'is', null)
    .where('completed_at', 'is', null)
    .where('declined_at', 'is', null)
    .where('bounced_at', 'is', null)
    .where('reminders_stopped_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('vet_forms.updated_at', '<=', sentBefore.toISOString())
    .where(columns[which], 'is', null)
    .orderBy('vet_forms.id')
    .limit(500);
  if (which === 'first') return query.execute();
  // A sweep that did not run for days must not send both at once.
  const aDayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString();
  return query.where('first_reminder_at', '<=', aDayAgo).execute();
}

/** Marks a reminder once; false if it is marked already, or if the form was answered or its reminders stopped. */
export async function markReminded(tx: Tx, formId: number, which: Which, now: Date): Promise<boolean> {
  const marked = await tx
    .updateTable('vet_forms')
    .set({ [columns[which]]: now.toISOString() })
    .where('id', '=', formId)
    .where(columns[which], 'is', null)
    .where('completed_at', 'is', null)
    .where('declined_at', 'is', null)
    .where('reminders_stopped_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}
