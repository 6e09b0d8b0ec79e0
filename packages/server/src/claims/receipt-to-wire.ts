import type { KeptFile, Receipt } from '@huella/contract';
import { reviewToWire } from './document-status.ts';
import type { ReceiptRow } from './repositories/claim-receipts.ts';

export function receiptToWire(
  row: ReceiptRow,
  files: ReadonlyMap<number, KeptFile> = new Map<number, KeptFile>(),
): Receipt {
  return {
    concepto: row.concepto,
    monto: row.monto,
    downloadLink: files.get(row.id)?.downloadLink ?? null,
    fiscal: fiscalOf(row),
    ...reviewToWire(row, files),
  };
}

/** A fiscal code sets all four columns, or none. */
function fiscalOf(row: ReceiptRow): Receipt['fiscal'] {
  const { fiscal_cuit, fiscal_tipo, fiscal_punto_venta, fiscal_numero } = row;
  if (fiscal_cuit === null || fiscal_tipo === null) return null;
  if (fiscal_punto_venta === null || fiscal_numero === null) return null;
  return { cuit: fiscal_cuit, tipo: fiscal_tipo, puntoVenta: fiscal_punto_venta, numero: fiscal_numero };
}
