import { isSqlite } from '../../db/dialect.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

export async function findVetPage(db: Executor, formId: number) {
  return db
    .selectFrom('vet_forms')
    .innerJoin('vet_contacts', 'vet_contacts.id', 'vet_forms.vet_id')
    .innerJoin('claims', 'claims.id', 'vet_forms.claim_id')
    .innerJoin('pets', 'pets.id', 'claims.pet_id')
    .leftJoin('persons', 'persons.account_id', 'claims.account_id')
    .select(['vet_forms.id', 'vet_forms.link_version', 'vet_forms.created_at', 'vet_forms.expires_at'])
    .select(['vet_forms.completed_at', 'vet_forms.declined_at', 'vet_forms.attended_day'])
    .select(['vet_forms.draft', 'vet_forms.answers', 'claims.account_id', 'vet_contacts.nombre as vet'])
    .select(['pets.nombre as pet', 'pets.animal', 'pets.img_link as photo'])
    .select(['persons.nombre as first_name', 'persons.apellido as last_name'])
    .where('vet_forms.id', '=', formId)
    .executeTakeFirst();
}

export type VetPageRow = NonNullable<Awaited<ReturnType<typeof findVetPage>>>;

export async function listIndicationsOfForm(db: Executor, formId: number) {
  const rows = await db
    .selectFrom('indications')
    .select(['id', 'tipo', 'descripcion_inicial'])
    .where('vet_form_id', '=', formId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, tipo, descripcion_inicial }) => ({
    id,
    tipo,
    descripcion: descripcion_inicial ?? '',
  }));
}

/**
 * Locks a form for its vet until the transaction ends, after the owner's account and the claim. This is the order in which all three are
 * locked everywhere: two vets of one claim, the owner and an account deletion would deadlock otherwise.
 */
export async function lockVetForm(tx: Tx, formId: number): Promise<void> {
  const account = tx
    .selectFrom('accounts')
    .innerJoin('claims', 'claims.account_id', 'accounts.id')
    .innerJoin('vet_forms', 'vet_forms.claim_id', 'claims.id')
    .select('accounts.id')
    .where('vet_forms.id', '=', formId);
  await (isSqlite(tx) ? account : account.forKeyShare('accounts')).execute();
  await tx
    .updateTable('claims')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', 'in', (eb) => eb.selectFrom('vet_forms').select('claim_id').where('id', '=', formId))
    .execute();
  await tx
    .updateTable('vet_forms')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', formId)
    .execute();
}

/** Stores the draft. The first time also records that the form was opened and begun. */
export async function saveDraft(tx: Tx, formId: number, draft: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx
    .updateTable('vet_forms')
    .set((eb) => ({
      draft,
      opened_at: eb.fn.coalesce('opened_at', eb.val(at)),
      started_at: eb.fn.coalesce('started_at', eb.val(at)),
    }))
    .where('id', '=', formId)
    .execute();
}

export async function markOpened(db: Executor, formId: number, now: Date): Promise<void> {
  await db
    .updateTable('vet_forms')
    .set({ opened_at: now.toISOString() })
    .where('id', '=', formId)
    .where('opened_at', 'is', null)
    .where('completed_at', 'is', null)
    .where('declined_at', 'is', null)
    .execute();
}

export async function deleteDraftsCompletedBefore(db: Executor, instant: Date): Promise<void> {
  await db
    .updateTable('vet_forms')
    .set({ draft: null })
    .where('draft', 'is not', null)
    .where('completed_at', '<=', instant.toISOString())
    .execute();
}
