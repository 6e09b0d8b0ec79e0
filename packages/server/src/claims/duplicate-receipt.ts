import { formatDay } from '@huella/validation/day';
import { petName } from '@huella/validation/text';
import { ApiError } from '../http/api-error.ts';
import { argentineDay } from '../http/argentine-day.ts';
import type { EqualReceipt } from './repositories/claim-receipts.ts';

/** 409 with the first receipt's place and id (D94). */
export function duplicateReceipt({ id, fecha, claim_id, pet }: EqualReceipt): ApiError {
  const day = formatDay(argentineDay(new Date(fecha)));
  const message = `Este comprobante ya lo envió el ${day} en el siniestro ${claim_id} de ${petName(pet)}.`;
  return new ApiError('duplicate_receipt', { message, id });
}
