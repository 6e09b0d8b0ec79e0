import type { ListedClaim } from '@huella/contract';

/** Newest first, then by id, so that the order is stable. */
export function newestFirst(claims: readonly ListedClaim[]): ListedClaim[] {
  return claims.toSorted(
    (one, other) => Date.parse(other.fecha_carga) - Date.parse(one.fecha_carga) || other.id - one.id,
  );
}
