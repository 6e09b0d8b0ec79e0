import type { IndicationKind } from '@huella/contract';
import type { Insertable } from 'kysely';
import type { IndicationsTable } from '../../db/schema/claims.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

export async function insertIndications(
  tx: Tx,
  rows: readonly Insertable<IndicationsTable>[],
): Promise<void> {
  if (rows.length > 0) await tx.insertInto('indications').values(rows).execute();
}

/** Assigns a claim's pending indications to a form; returns those that were pending. Of two forms at once only one gets them. */
export async function sendIndications(
  tx: Tx,
  claimId: number,
  ids: readonly number[],
  formId: number,
): Promise<{ id: number; tipo: IndicationKind }[]> {
  return tx
    .updateTable('indications')
    .set({ estado: 'ENVIADO', vet_form_id: formId })
    .where('claim_id', '=', claimId)
    .where('id', 'in', ids)
    .where('estado', '=', 'PENDIENTE')
    .returning(['id', 'tipo'])
    .execute();
}

export async function completeIndications(tx: Tx, formId: number): Promise<void> {
  await tx
    .updateTable('indications')
    .set({ estado: 'COMPLETADO' })
    .where('vet_form_id', '=', formId)
    .where('estado', '=', 'ENVIADO')
    .execute();
}

/** Makes the indications of a declined form pending. They keep the form until they are sent again, so that the owner sees who declined. */
export async function reopenIndications(tx: Tx, formId: number): Promise<void> {
  await tx
    .updateTable('indications')
    .set({ estado: 'PENDIENTE' })
    .where('vet_form_id', '=', formId)
    .where('estado', '=', 'ENVIADO')
    .execute();
}

/** What a form's vet requested, oldest first. `isSent`: a vet has it, or declined it. */
export async function listRequestedBy(db: Executor, formId: number) {
  const rows = await db
    .selectFrom('indications')
    .select(['id', 'tipo', 'descripcion_inicial', 'vet_form_id'])
    .where('requested_by', '=', formId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, tipo, descripcion_inicial, vet_form_id }) => ({
    id,
    tipo,
    descripcion: descripcion_inicial ?? '',
    isSent: vet_form_id !== null,
  }));
}

export async function changeRequested(
  tx: Tx,
  formId: number,
  id: number,
  change: { readonly tipo: IndicationKind; readonly descripcion_inicial: string },
): Promise<void> {
  await tx
    .updateTable('indications')
    .set(change)
    .where('id', '=', id)
    .where('requested_by', '=', formId)
    .where('vet_form_id', 'is', null)
    .execute();
}

export async function deleteRequested(tx: Tx, formId: number, id: number): Promise<void> {
  await tx
    .deleteFrom('indications')
    .where('id', '=', id)
    .where('requested_by', '=', formId)
    .where('vet_form_id', 'is', null)
    .execute();
}

export async function listIndicationRows(db: Executor, claimId: number) {
  return indicationRows(db).where('indications.claim_id', '=', claimId).execute();
}

export async function listIndicationRowsOfAccount(db: Executor, accountId: number) {
  return indicationRows(db)
    .innerJoin('claims', 'claims.id', 'indications.claim_id')
    .where('claims.account_id', '=', accountId)
    .execute();
}

export type IndicationRow = Awaited<ReturnType<typeof listIndicationRows>>[number];

function indicationRows(db: Executor) {
  return db
    .selectFrom('indications')
    .leftJoin('vet_forms as form', 'form.id', 'indications.vet_form_id')
    .leftJoin('vet_contacts as vet', 'vet.id', 'form.vet_id')
    .select(['indications.id', 'indications.claim_id', 'indications.tipo', 'indications.estado'])
    .select(['indications.descripcion_inicial', 'indications.created_at', 'indications.vet_form_id'])
    .select(['form.created_at as form_created_at', 'form.updated_at as form_updated_at'])
    .select(['form.attended_day', 'form.expires_at', 'form.delivered_at', 'form.bounced_at'])
    .select(['form.opened_at', 'form.started_at', 'form.completed_at', 'form.corrected_at'])
    .select(['form.declined_at', 'form.first_reminder_at', 'form.second_reminder_at'])
    .select(['form.reminders_stopped_at', 'form.answers'])
    .select([
      'vet.id as vet_id',
      'vet.nombre as vet_name',
      'vet.mail as vet_mail',
      'vet.telefono as vet_phone',
    ])
    .select(['vet.tipo as vet_kind', 'vet.created_at as vet_created_at', 'vet.updated_at as vet_updated_at'])
    .orderBy('indications.id');
}

export async function findOwnedIndication(db: Executor, accountId: number, id: number) {
  return db
    .selectFrom('indications')
    .innerJoin('claims', 'claims.id', 'indications.claim_id')
    .select(['indications.claim_id', 'indications.estado', 'indications.vet_form_id'])
    .where('indications.id', '=', id)
    .where('claims.account_id', '=', accountId)
    .executeTakeFirst();
}
