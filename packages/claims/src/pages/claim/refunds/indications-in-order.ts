import { needsResending } from '@huella/claim-progress';
import type { Indication } from '@huella/contract';

/** Whether its owner has to do something: send it, or send it again. */
export function waitsForOwner(indication: Indication): boolean {
  return indication.estado === 'PENDIENTE' || needsResending(indication);
}

/** What waits for the owner first, then the newest; those of one instant by their number, so that they never change places. */
export function indicationsInOrder(indications: readonly Indication[]): Indication[] {
  return indications.toSorted(
    (one, other) =>
      Number(waitsForOwner(other)) - Number(waitsForOwner(one)) ||
      Date.parse(other.created_at) - Date.parse(one.created_at) ||
      other.id - one.id,
  );
}
