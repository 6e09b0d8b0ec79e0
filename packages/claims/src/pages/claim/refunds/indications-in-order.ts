import { needsResending } from '@huella/claim-progress';
import type { Indication } from '@huella/contract';

export function waitsForOwner(indication: Indication): boolean {
  return indication.estado === 'PENDIENTE' || needsResending(indication);
}

/** Those waiting for the owner first, then newest first, then by id, so that the order is stable. */
export function indicationsInOrder(indications: readonly Indication[]): Indication[] {
  return indications.toSorted(
    (one, other) =>
      Number(waitsForOwner(other)) - Number(waitsForOwner(one)) ||
      Date.parse(other.created_at) - Date.parse(one.created_at) ||
      other.id - one.id,
  );
}
