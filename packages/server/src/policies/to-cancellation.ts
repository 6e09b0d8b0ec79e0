import type { CancellationRequest } from '@huella/contract';
import type { CancellationRow } from './repositories/cancellation-requests.ts';

export function toCancellation(row: CancellationRow): CancellationRequest {
  return {
    codigo: row.code,
    poliza: row.number,
    mascota: row.pet,
    motivo: row.reason,
    detalle: row.detail,
    estado: row.estado,
    fecha: row.created_at,
    resuelta: row.resolved_at,
    respuesta: row.answer,
  };
}
