import type { ClaimMovement, ClaimSymptom } from '@huella/contract';
import { foldForSearch } from '@huella/validation/text';
import type { Insertable } from 'kysely';
import type { ClaimMovementsTable, MovementKind } from '../../db/schema/claims.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

/** Adds a claim's symptoms, named by a form or, without one, by the insurer; skips existing ones. */
export async function insertSymptoms(
  tx: Tx,
  { claimId, formId }: { readonly claimId: number; readonly formId: number | null },
  symptoms: readonly string[],
  now: Date,
): Promise<void> {
  if (symptoms.length === 0) return;
  const created_at = now.toISOString();
  await tx
    .insertInto('claim_symptoms')
    .values(
      symptoms.map((nombre) => ({
        claim_id: claimId,
        nombre,
        name_key: foldForSearch(nombre),
        created_at,
        vet_form_id: formId,
      })),
    )
    .onConflict((conflict) => {
      const known = conflict.columns(['claim_id', 'name_key']);
      // A symptom that the insurer also named survives a correction of the form.
      return formId === null ? known.doUpdateSet({ vet_form_id: null }) : known.doNothing();
    })
    .execute();
}

/** Removes the symptoms that only this form named. */
export async function deleteSymptomsOf(tx: Tx, formId: number): Promise<void> {
  await tx.deleteFrom('claim_symptoms').where('vet_form_id', '=', formId).execute();
}

export async function listSymptoms(db: Executor, claimId: number): Promise<ClaimSymptom[]> {
  return db
    .selectFrom('claim_symptoms')
    .select(['id', 'nombre'])
    .where('claim_id', '=', claimId)
    .orderBy('id')
    .execute();
}

export async function insertMovement(tx: Tx, row: Insertable<ClaimMovementsTable>): Promise<void> {
  await tx.insertInto('claim_movements').values(row).execute();
}

/** Newest first, then by id. */
export async function listMovements(db: Executor, claimId: number): Promise<ClaimMovement[]> {
  const rows = await db
    .selectFrom('claim_movements')
    .select(['fecha_movimiento', 'razon', 'kind'])
    .where('claim_id', '=', claimId)
    .orderBy('fecha_movimiento', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ fecha_movimiento, razon, kind }) => {
    const { icono, color } = looks[kind];
    return { fecha_movimiento, razon, icono, color };
  });
}

const looks: Readonly<Record<MovementKind, Pick<ClaimMovement, 'icono' | 'color'>>> = {
  PENDIENTE: { icono: 'reloj', color: 'warning' },
  APROBADO: { icono: 'tilde', color: 'success' },
  COMPLETADO: { icono: 'bandera', color: 'primary' },
  AVISO: { icono: 'mensaje', color: 'medium' },
};
