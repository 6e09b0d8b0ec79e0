import type { ClaimMovement, ClaimSymptom } from '@huella/contract';
import { foldForSearch } from '@huella/validation/text';
import type { Insertable } from 'kysely';
import type { ClaimMovementsTable, MovementKind } from '../../db/schema/claims.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

/** Notes symptoms of a claim; one that is there already is not noted twice. */
export async function insertSymptoms(
  tx: Tx,
  claimId: number,
  symptoms: readonly string[],
  now: Date,
): Promise<void> {
  if (symptoms.length === 0) return;
  const created_at = now.toISOString();
  await tx
    .insertInto('claim_symptoms')
    .values(
      symptoms.map((nombre) => ({ claim_id: claimId, nombre, name_key: foldForSearch(nombre), created_at })),
    )
    .onConflict((conflict) => conflict.columns(['claim_id', 'name_key']).doNothing())
    .execute();
}

export async function listSymptoms(db: Executor, claimId: number): Promise<ClaimSymptom[]> {
  return db
    .selectFrom('claim_symptoms')
    .select(['id', 'nombre'])
    .where('claim_id', '=', claimId)
    .orderBy('id')
    .execute();
}

/** False when there is no such claim. */
export async function insertMovement(tx: Tx, row: Insertable<ClaimMovementsTable>): Promise<boolean> {
  const claim = await tx.selectFrom('claims').select('id').where('id', '=', row.claim_id).executeTakeFirst();
  if (!claim) return false;
  await tx.insertInto('claim_movements').values(row).execute();
  return true;
}

/** Newest first; those of the same instant by their number. */
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
