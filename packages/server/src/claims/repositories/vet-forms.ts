import type { Insertable } from 'kysely';
import type { VetFormsTable } from '../../db/schema/claims.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

type NewVetForm = Pick<Insertable<VetFormsTable>, 'claim_id' | 'vet_id' | 'attended_day'>;

export async function insertVetForm(
  tx: Tx,
  { claim_id, vet_id, attended_day }: NewVetForm,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<number> {
  const at = now.toISOString();
  const { id } = await tx
    .insertInto('vet_forms')
    .values({
      claim_id,
      vet_id,
      attended_day,
      link_version: 1,
      created_at: at,
      updated_at: at,
      expires_at: expiresAt.toISOString(),
      delivered_at: null,
      bounced_at: null,
      opened_at: null,
      started_at: null,
      completed_at: null,
      corrected_at: null,
      declined_at: null,
      first_reminder_at: null,
      second_reminder_at: null,
      reminders_stopped_at: null,
      draft: null,
      answers: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function ownsVetForm(db: Executor, accountId: number, formId: number): Promise<boolean> {
  const row = await db
    .selectFrom('vet_forms')
    .innerJoin('claims', 'claims.id', 'vet_forms.claim_id')
    .select('vet_forms.id')
    .where('vet_forms.id', '=', formId)
    .where('claims.account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findFormOfOwner(db: Executor, accountId: number, formId: number) {
  return db
    .selectFrom('vet_forms')
    .innerJoin('claims', 'claims.id', 'vet_forms.claim_id')
    .select(['vet_forms.claim_id', 'vet_forms.completed_at'])
    .where('vet_forms.id', '=', formId)
    .where('claims.account_id', '=', accountId)
    .executeTakeFirst();
}

export async function findCompletedForm(db: Executor, formId: number) {
  return db
    .selectFrom('vet_forms')
    .select(['id', 'claim_id'])
    .where('id', '=', formId)
    .where('completed_at', 'is not', null)
    .executeTakeFirst();
}

export async function findVetFormWithVet(db: Executor, formId: number) {
  const form = await db
    .selectFrom('vet_forms')
    .innerJoin('vet_contacts', 'vet_contacts.id', 'vet_forms.vet_id')
    .innerJoin('claims', 'claims.id', 'vet_forms.claim_id')
    .innerJoin('pets', 'pets.id', 'claims.pet_id')
    .leftJoin('persons', 'persons.account_id', 'claims.account_id')
    .select(['vet_forms.id', 'vet_forms.link_version', 'vet_forms.created_at', 'vet_forms.expires_at'])
    .select(['vet_forms.completed_at', 'vet_forms.declined_at', 'vet_forms.reminders_stopped_at'])
    .select(['vet_contacts.mail_key', 'vet_contacts.name_key', 'pets.nombre as pet'])
    .select(['persons.nombre as first_name', 'persons.apellido as last_name'])
    .where('vet_forms.id', '=', formId)
    .executeTakeFirst();
  if (!form) return undefined;
  const requested = await db
    .selectFrom('indications')
    .select('tipo')
    .where('vet_form_id', '=', formId)
    .orderBy('id')
    .execute();
  return { ...form, requested: requested.map(({ tipo }) => tipo) };
}

/** Locks a form that waits for its vet; undefined if it is done. */
export async function lockOpenForm(tx: Tx, formId: number) {
  return tx
    .updateTable('vet_forms')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', formId)
    .where('completed_at', 'is', null)
    .where('declined_at', 'is', null)
    .returning(['link_version', 'attended_day', 'draft'])
    .executeTakeFirst();
}

/** Prolongs a form and clears the delivery state of the earlier mail. */
export async function prolongForm(
  tx: Tx,
  formId: number,
  form: Pick<Insertable<VetFormsTable>, 'vet_id' | 'link_version' | 'attended_day' | 'draft'>,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('vet_forms')
    .set(form)
    .set({ updated_at: now.toISOString(), expires_at: expiresAt.toISOString() })
    .set({ delivered_at: null, bounced_at: null })
    .where('id', '=', formId)
    .execute();
}

/** A new email has opened nothing and was not reminded. */
export async function forgetEarlierEmail(tx: Tx, formId: number): Promise<void> {
  await tx
    .updateTable('vet_forms')
    .set({ opened_at: null, started_at: null, first_reminder_at: null, second_reminder_at: null })
    .where('id', '=', formId)
    .execute();
}

/** Stores the mail server's response, unless the form's email has changed since. */
export async function recordDelivery(
  db: Executor,
  formId: number,
  emailVersion: number,
  outcome: Pick<VetFormsTable, 'delivered_at' | 'bounced_at'>,
): Promise<void> {
  await db
    .updateTable('vet_forms')
    .set(outcome)
    .where('id', '=', formId)
    .where('link_version', '=', emailVersion)
    .execute();
}

/** Completes a form once; returns its claim, or undefined for a completed, declined or expired form. */
export async function completeForm(
  tx: Tx,
  formId: number,
  { answers, fromOwnerNetwork }: { readonly answers: string; readonly fromOwnerNetwork: boolean },
  now: Date,
): Promise<{ claimId: number } | undefined> {
  const at = now.toISOString();
  return tx
    .updateTable('vet_forms')
    .set({ completed_at: at, answers, draft: null, from_owner_network: fromOwnerNetwork ? 1 : 0 })
    .where('id', '=', formId)
    .where('completed_at', 'is', null)
    .where('declined_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('claim_id as claimId')
    .executeTakeFirst();
}

/** Replaces the answers of a form completed since an instant; returns its claim, or undefined if it was not. */
export async function correctForm(
  tx: Tx,
  formId: number,
  { answers, fromOwnerNetwork }: { readonly answers: string; readonly fromOwnerNetwork: boolean },
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<{ claimId: number } | undefined> {
  return tx
    .updateTable('vet_forms')
    .set({ corrected_at: now.toISOString(), answers, draft: null })
    .set(fromOwnerNetwork ? { from_owner_network: 1 } : {})
    .where('id', '=', formId)
    .where('completed_at', '>', since.toISOString())
    .returning('claim_id as claimId')
    .executeTakeFirst();
}

export async function listAnswers(tx: Tx, claimId: number): Promise<{ id: number; answers: string }[]> {
  return tx
    .selectFrom('vet_forms')
    .select(['id', 'answers'])
    .where('claim_id', '=', claimId)
    .where('answers', 'is not', null)
    .$narrowType<{ answers: string }>()
    .orderBy('id')
    .execute();
}

/** Declines an open form once; returns its claim, or undefined if it is not open. */
export async function declineForm(
  tx: Tx,
  formId: number,
  now: Date,
): Promise<{ claimId: number } | undefined> {
  const at = now.toISOString();
  return tx
    .updateTable('vet_forms')
    .set({ declined_at: at, draft: null })
    .where('id', '=', formId)
    .where('completed_at', 'is', null)
    .where('declined_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('claim_id as claimId')
    .executeTakeFirst();
}

export async function stopReminders(tx: Tx, formId: number, now: Date): Promise<void> {
  await tx
    .updateTable('vet_forms')
    .set({ reminders_stopped_at: now.toISOString() })
    .where('id', '=', formId)
    .where('reminders_stopped_at', 'is', null)
    .execute();
}
