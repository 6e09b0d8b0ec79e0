import type { Resolution } from '@huella/contract';
import type { Executor } from '../db/transaction.ts';
import type { ClaimScope } from './repositories/claim-scope.ts';
import {
  listResolutionLineRows,
  listResolutionRows,
  type ResolutionLineRow,
  type ResolutionRow,
} from './repositories/claim-resolutions.ts';

export async function readResolutions(db: Executor, scope: ClaimScope): Promise<Map<number, Resolution>> {
  const decisions = await listResolutionRows(db, scope);
  const lines = Map.groupBy(await listResolutionLineRows(db, scope), ({ resolution_id }) => resolution_id);
  return new Map(
    decisions.map((decision) => [decision.claim_id, toWire(decision, lines.get(decision.id) ?? [])]),
  );
}

function toWire(decision: ResolutionRow, rows: readonly ResolutionLineRow[]): Resolution {
  const lineas = rows.map((row) => lineToWire(decision, row));
  const total = (name: 'pedido' | 'reconocido' | 'pagado') =>
    lineas.reduce((sum, line) => sum + line[name], 0);
  return {
    estado: decision.estado,
    decidido: decision.decided_at,
    motivo: decision.motivo,
    lineas,
    pedido: total('pedido'),
    reconocido: total('reconocido'),
    pagado: total('pagado'),
  };
}

function lineToWire(
  { paid_at, account_last_four }: ResolutionRow,
  row: ResolutionLineRow,
): Resolution['lineas'][number] {
  const { receipt_id, vet_form_id, concepto, monto, reconocido, motivo_codigo, motivo_texto } = row;
  const isPaid = paid_at !== null && reconocido > 0;
  return {
    comprobanteId: receipt_id,
    vetFormId: vet_form_id,
    concepto,
    pedido: monto,
    reconocido,
    motivo:
      motivo_codigo === null || motivo_texto === null ? null : { codigo: motivo_codigo, texto: motivo_texto },
    pagado: isPaid ? reconocido : 0,
    fecha: isPaid ? paid_at : null,
    cuenta: isPaid ? account_last_four : null,
  };
}
