import { documentSlot } from '@huella/contract/claim-files';
import * as z from 'zod/mini';
import { nameOf } from './movement-texts.ts';
import type { DocumentRow } from './repositories/claim-files.ts';

export function documentName({ slot, label, tipo, concepto, monto }: DocumentRow): string {
  if (label !== null && tipo !== null) return nameOf.extra(tipo, label);
  if (concepto !== null && monto !== null) return nameOf.receipt(concepto, monto);
  return nameOf.paper(z.parse(documentSlot, slot));
}
