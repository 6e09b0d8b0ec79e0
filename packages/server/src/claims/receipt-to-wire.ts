import type { Receipt } from '@huella/contract';
import type { ReceiptRow } from './repositories/claim-receipts.ts';

/** A receipt as its owner sees it. Those that the insurer notes came on paper: there is no file. */
export function receiptToWire({ id, concepto, monto, fecha }: ReceiptRow): Receipt {
  return { id, concepto, monto, downloadLink: null, fecha };
}
